import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { ContentSource, Entry } from "@waku/content";
import { LRUCache } from "lru-cache";
import satori from "satori";
import { symbol, theme } from "../../app/constants";
import type { Locale } from "../../app/i18n/locale";
import { LineDrawing } from "../../app/ui/line-drawing/line-drawing";
import { shareDrawing, shareLabel } from "./share-look";

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

/** The card: brand and kind of page above, the title, and a drawing on the floor that runs along the lower edge. */
function Card({ entry, brand, product }: { entry: Entry; brand: string; product: string }) {
  const ink = "#f7f9f8";
  return (
    <div
      style={{
        display: "flex",
        boxSizing: "border-box",
        width: "100%",
        height: "100%",
        padding: 64,
        background: theme.primary,
        color: ink,
        fontFamily: "Host Grotesk",
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", flex: 1 }}>
        <div style={{ display: "flex", fontSize: 28, color: theme.secondary }}>{shareLabel(entry)}</div>
        <div
          style={{
            display: "flex",
            fontSize: titleSize(entry.title),
            fontWeight: 700,
            lineHeight: 1.1,
            letterSpacing: "-0.02em",
            textWrap: "balance",
          }}
        >
          {entry.title}
        </div>
        <div style={{ display: "flex", alignItems: "center", fontSize: 28 }}>
          <svg width="40" height="40" viewBox="0 0 32 32" style={{ marginRight: 16 }}>
            <path d={symbol.path} fill="none" stroke={theme.secondary} strokeWidth="4.5" strokeLinecap="round" />
            <path d={symbol.waypoint} fill={theme.secondary} />
          </svg>
          {brand === product ? brand : `${brand} · ${product}`}
        </div>
      </div>
      <div style={{ display: "flex", alignItems: "center", width: 420, marginLeft: 40 }}>
        <LineDrawing name={shareDrawing(entry)} ink={ink} signalInk={theme.secondary} width={420} />
      </div>
    </div>
  );
}

/** Long titles and long words get smaller letters, so that both fit beside the drawing. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/[\s-]+/).map(({ length }) => length));
  if (longestWord > 22) return 44;
  if (title.length > 56 || longestWord > 18) return 50;
  return title.length > 32 || longestWord > 14 ? 62 : 76;
}
