// One master PNG to AVIF and WebP in the widths of the site; files newer than their master stay.
import { mkdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";

const sharp = createRequire(new URL("out/tools/", import.meta.url))("sharp");
const target = new URL("../content/media/pictures/", import.meta.url).pathname;
const widths = [480, 800, 1200, 1600];
const encoders = {
  avif: (image) => image.avif({ quality: 62, effort: 4, chromaSubsampling: "4:4:4" }),
  webp: (image) => image.webp({ quality: 84, effort: 4, smartSubsample: true }),
};

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

mkdirSync(target, { recursive: true });
for (const master of process.argv.slice(2)) {
  const { width: largest } = await sharp(master).metadata();
  for (const width of widths.filter((w) => w <= largest)) {
    for (const [format, encode] of Object.entries(encoders)) {
      const file = `${target}${basename(master, ".png")}-${width}.${format}`;
      if (age(file) > age(master)) continue;
      await encode(sharp(master).resize(width, null, { kernel: "lanczos3" })).toFile(file);
    }
  }
}
