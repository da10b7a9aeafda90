import { createServer } from "node:http";
import { BenchError } from "./run.ts";

/** Serves one document on loopback, as the baseline a page of the site is measured against. */
export async function startBarePage(html: string, port: number): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
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
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
