import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";

/** `npm run bitmap-icons -w @waku/web`: the brand symbol as the bitmaps that home screens and search engines want. */
const folder = `${import.meta.dirname}/../app/styles/icons`;
const svg = await readFile(`${folder}/symbol.svg`, "utf8");

function png(width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** An ICO file with one PNG inside: directory of one entry, then the picture. */
function ico(width: number): Buffer {
  const picture = png(width);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await writeFile(`${folder}/touch-icon.png`, png(180));
await writeFile(`${folder}/app-icon.png`, png(512));
await writeFile(`${import.meta.dirname}/../public/favicon.ico`, ico(48));
