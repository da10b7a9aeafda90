import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";

/** `npm run touch-icon -w @waku/web`: the brand symbol as the bitmaps that home screens want. */
const folder = `${import.meta.dirname}/../app/styles/icons`;
const svg = await readFile(`${folder}/symbol.svg`, "utf8");
for (const [file, width] of [
  ["touch-icon.png", 180],
  ["app-icon.png", 512],
] as const)
  await writeFile(`${folder}/${file}`, new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
