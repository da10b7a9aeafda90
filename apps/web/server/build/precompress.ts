import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Last step of the build: a .br and a .gz beside every text file, so that none is compressed while visitors wait. */
const folder = join(import.meta.dirname, "../../build/client/assets");
const isText = /\.(js|css|svg|json|webmanifest|txt)$/;

for (const name of await readdir(folder, { recursive: true })) {
  const file = join(folder, name);
  if (!isText.test(name) || !(await stat(file)).isFile()) continue;
  const content = await readFile(file);
  await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
}
