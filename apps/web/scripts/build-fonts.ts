import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * `npm run fonts -w @waku/web`: cuts the variable font down to the characters and weights the site uses and writes
 * it to `app/styles/fonts/`. The result is committed.
 */
const source = "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2";
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const characters = `${ascii}ÄÖÜäöüßéèêáàâóòôíúñçøåæ€§°±×·•–—‘’‚“”„…→−≥≤≈©®²³µ\u00a0\u202f`;

const original = await readFile(createRequire(import.meta.url).resolve(source));
const subset = await subsetFont(original, characters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Nothing sets fractions or localised forms; pairs are spaced.
  keepFeatures: ["kern"],
});
await writeFile(`${import.meta.dirname}/../app/styles/fonts/host-grotesk.woff2`, subset);
console.log(`${original.length} → ${subset.length} bytes`);
