import { createServer } from "node:http";
import { BenchError } from "../run.ts";

/** The fastest page there can be: one document of text, no style, no script, no other file. */
const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="One document of text, as the limit that other pages are measured against.">
<link rel="icon" href="data:,">
<title>The limit</title>
<h1>Maintenance for mobile robots</h1>
<p>${"Every fault has a history, and whoever knows it repairs the robot in half the time. ".repeat(8)}</p>
</html>
`;

/** Serves the limit page on loopback. */
export async function startLimitPage(port: number): Promise<{ url: string; close: () => void }> {
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
