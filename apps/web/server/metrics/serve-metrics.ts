import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { listen } from "@waku/server";
import type { Registry } from "prom-client";

type Address = { host: string; port: number; token: string | undefined };

/**
 * Answers `/metrics` on a port of its own, which visitors never reach. With a token only to its bearer.
 * @throws StartError when the port cannot be had
 */
export async function serveMetrics({ host, port, token }: Address, registry: Registry): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    if (token !== undefined && !isEqual(request.headers.authorization ?? "", `Bearer ${token}`)) {
      response.writeHead(401, { "WWW-Authenticate": "Bearer" }).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" }).end(text);
    } catch {
      // The outbox or its disk cannot be read; /readyz says which.
      response.writeHead(503).end();
    }
  });
  // The site's own server keeps the process alive, this one must not when that cannot start.
  server.unref();
  await listen(server, { host, port }, { host: "METRICS_HOST", port: "METRICS_PORT" });
  return server;
}

/** Compares in a time that says nothing about where two texts differ. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
