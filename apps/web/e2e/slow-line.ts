import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A slow line in front of a site. */
export type SlowLine = AsyncDisposable & { url: string };

/**
 * Passes a site on, its documents in pieces with a frame between them, so that the browser paints what has come so far.
 * @param site address of the site
 * @param bytes length of a piece of the body; the head comes as one
 */
export async function slowLine(site: string, bytes = 1200): Promise<SlowLine> {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const { "accept-language": language = "" } = headers;
    const upstream = await fetch(site + url, { headers: { "accept-language": language }, redirect: "manual" });
    const content = Buffer.from(await upstream.arrayBuffer());
    const sent = [...upstream.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(upstream.status, Object.fromEntries(sent));
    const isDocument = upstream.headers.get("content-type")?.startsWith("text/html");
    const start = isDocument ? content.indexOf("<body") : content.length;
    response.write(content.subarray(0, start));
    for (let end = start; end < content.length && !response.destroyed; end += bytes) {
      await wait(17);
      response.write(content.subarray(end, end + bytes));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
