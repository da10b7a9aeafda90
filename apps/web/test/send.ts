import { type IncomingHttpHeaders, request } from "node:http";
import type { Site } from "@waku/testing";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/**
 * Sends a request exactly as given: unlike `fetch` it follows no redirect, leaves the path as it is and decodes nothing.
 * @param path request target, for example `//de//pricing//`
 */
export function send(
  { port }: Pick<Site, "port">,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", fail);
      response.once("end", () => {
        const whole = Buffer.concat(parts);
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString("utf8"),
        });
      });
    });
    sent.once("error", fail);
    sent.end(body);
  });
}
