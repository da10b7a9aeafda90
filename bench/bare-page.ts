import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { BenchError } from "./run.ts";

const compress = promisify(brotliCompress);

/**
 * Serves documents on loopback, Brotli-compressed as the site's are, as the baseline pages of the site are measured
 * against; `urls` in their order.
 */
export async function startBarePages(documents: string[], port: number): Promise<{ urls: string[]; close(): void }> {
  const bodies = await Promise.all(documents.map((html) => compress(html)));
  const server = createServer(({ url }, response) => {
    const body = bodies[Number(url?.slice(1))];
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new BenchError(`Port ${port} cannot be used (${error.code}): set BENCH_PORT to a free one.`)),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    urls: documents.map((_, index) => `http://127.0.0.1:${port}/${index}`),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
