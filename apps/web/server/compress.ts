import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Effort of compression: the visitor who waits for the page gets it quickly, everyone after that gets it small. */
const efforts = { quick: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };
type Effort = keyof typeof efforts;

/** Compresses a text in one encoding, beside the main thread. */
export function compress(
  body: Buffer<ArrayBuffer>,
  encoding: "br" | "gzip",
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return compressGzip(body, { level: efforts[effort].gzip });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window that just holds the text; the default takes 4 MB for each compression.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
