import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { ContentSource, Entry } from "@waku/content";
import { LRUCache } from "lru-cache";
import satori from "satori";
import { theme } from "../../app/constants";
import type { Locale } from "../../app/i18n/locale";

/** Size that share cards want, in pixels. */
const size = { width: 1200, height: 630 };

/** Pictures by page; the text is part of the key, so that a changed title makes a new picture. */
const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 300 });

/** Share picture of a page in one language; undefined when there is no such page. */
export async function shareImage(
  content: ContentSource,
  locale: Locale,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const entry = await content.find(locale, path);
  if (!entry) return undefined;
  const { site } = await content.globals();
  const key = [locale, path, entry.title, site.brand].join("\n");
  const known = pictures.get(key);
  if (known) return known;
  const svg = await satori(<Card entry={entry} brand={site.brand} product={site.product} />, {
    ...size,
    fonts: await loadFonts(),
  });
  const png = new Uint8Array(new Resvg(svg).render().asPng());
  pictures.set(key, png);
  return png;
}

let fonts: ReturnType<typeof readFonts> | undefined;

/** Read once, at the first picture. */
function loadFonts() {
  fonts ??= readFonts();
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

/** The card: brand, title, and a robot's path along the edge. Long titles get smaller letters. */
function Card({ entry, brand, product }: { entry: Entry; brand: string; product: string }) {
  const fontSize = entry.title.length > 48 ? 60 : 76;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 72,
        background: theme.primary,
        color: "#f7f9f8",
        fontFamily: "Host Grotesk",
      }}
    >
      <div style={{ display: "flex", fontSize: 30, fontWeight: 700, color: theme.secondary }}>{brand}</div>
      <div style={{ display: "flex", fontSize, fontWeight: 700, lineHeight: 1.1, letterSpacing: "-0.02em" }}>
        {entry.title}
      </div>
      <div style={{ display: "flex", alignItems: "center", fontSize: 28 }}>
        <svg width="120" height="40" viewBox="0 0 120 40" style={{ marginRight: 28 }}>
          <path
            d="M6 34V20a12 12 0 0 1 24 0a12 12 0 0 0 24 0a12 12 0 0 1 24 0v2a12 12 0 0 0 24 0V6"
            fill="none"
            stroke={theme.secondary}
            strokeWidth="8"
            strokeLinecap="round"
          />
        </svg>
        {product}
      </div>
    </div>
  );
}
