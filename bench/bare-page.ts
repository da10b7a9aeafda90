import { createServer } from "node:http";
import { BenchError } from "./run.ts";

/** Serves documents on loopback, as the baseline pages of the site are measured against; `urls` in their order. */
export async function startBarePages(documents: string[], port: number): Promise<{ urls: string[]; close(): void }> {
  const server = createServer(({ url }, response) => {
    const html = documents[Number(url?.slice(1))];
    if (html === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": Buffer.byteLength(html) });
    response.end(html);
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
