import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/**
 * `npm run fonts -w @waku/web`: cuts the variable fonts down to the characters and weights the site uses
 * and writes them, with metric-matched fallbacks, to `app/styles/fonts/`. The results are committed.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const latin = `${ascii}ÄÖÜäöüßéèêáàâóòôíúñçøåæ€§°±×·•–—‘’‚“”„…→−≥≤≈©®²³µ  `;
const require = createRequire(import.meta.url);
const out = `${import.meta.dirname}/../app/styles/fonts`;

const fonts = [
  {
    family: "Host Grotesk",
    source: "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
    file: "host-grotesk",
    characters: latin,
    weights: { min: 400, max: 700 },
    fallback: arial,
  },
  {
    family: "Sometype Mono",
    source: "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2",
    file: "sometype-mono",
    characters: `${ascii.replace(/[\\^`{|}~]/g, "")}ÄÖÜäöüß€°±×·–→ `,
    // One weight only: telemetry is never set bold.
    weights: { min: 450, max: 450 },
    fallback: courierNew,
  },
];

const css: string[] = ["/* Made by `npm run fonts -w @waku/web`; change scripts/build-fonts.ts instead. */"];
for (const { family, source, file, characters, weights, fallback } of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
  await writeFile(`${out}/${file}.woff2`, subset);
  const metrics = await fromBuffer(await subsetFont(original, characters, { targetFormat: "truetype" }));
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, fallback], {
    fontFaceFormat: "styleString",
  });
  css.push(
    `@font-face {\n  font-family: "${family}";\n  src: url("./${file}.woff2") format("woff2");\n  font-weight: ${weights.min === weights.max ? "400 700" : `${weights.min} ${weights.max}`};\n  font-style: normal;\n  font-display: optional;\n}`,
    fontFaces.trim(),
  );
  console.log(`${file}.woff2: ${original.length} → ${subset.length} bytes`);
}
await writeFile(`${out}/fonts.css`, `${css.join("\n\n")}\n`);
