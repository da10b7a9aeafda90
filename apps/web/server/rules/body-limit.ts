import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

/** Reads the body of a form up to a limit, whether its length is announced or not (proxies may stream it). */
export function bodyLimit(maxBytes: number): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req;
    if (method !== "POST") return next();
    // A visitor who leaves while sending is no failure of ours.
    const body = await readUpTo(raw, maxBytes).catch(() => null);
    if (body === null) throw new Refusal(400);
    if (!body) throw new Refusal(413);
    context.req.raw = new Request(raw.url, { method, headers: raw.headers, body });
    return next();
  };
}

/** The whole body; undefined when it is longer than the limit. */
async function readUpTo(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
