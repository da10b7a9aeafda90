import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { symbol } from "@waku/icons/symbol";
import type { ReactElement } from "react";
import satori from "satori";
import { theme } from "../../app/constants";

/** Colour of words and lines on navy. */
export const ink = "#f7f9f8";

/**
 * Draws an element as PNG.
 * @param size in which it is laid out
 * @param width of the picture; that of the layout unless said
 */
export async function drawPicture(
  element: ReactElement,
  size: { width: number; height: number },
  width = size.width,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(element, { ...size, fonts: await loadFonts() });
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** Read once, at the first picture; again after a failure. */
function loadFonts() {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  const read = (weight: number) =>
    readFile(resolve(`@fontsource/host-grotesk/files/host-grotesk-latin-${weight}-normal.woff`));
  const [regular, bold] = await Promise.all([read(400), read(700)]);
  return [
    { name: "Host Grotesk", weight: 400 as const, data: regular },
    { name: "Host Grotesk", weight: 700 as const, data: bold },
  ];
}

/** The symbol of the brand. */
export function BrandSymbol({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" style={{ marginRight: size * 0.4 }}>
      <path d={symbol.path} fill="none" stroke={theme.secondary} strokeWidth="4.5" strokeLinecap="round" />
      <path d={symbol.waypoint} fill={theme.secondary} />
    </svg>
  );
}
