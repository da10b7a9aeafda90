import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

/** So much time a form without files has to arrive: every browser sends it at once. */
const longestMs = 30_000;

/** Reads the body of a form up to a limit, whether its length is announced or not (proxies may stream it). */
export function bodyLimit(maxBytes: number, maxMs = longestMs): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { raw, method } = context.req;
    if (method !== "POST") return next();
    // A visitor who leaves while sending is no failure of ours.
    const body = await readUpTo(raw, maxBytes, maxMs).catch((error: unknown) => {
      throw error === tooSlow ? new Refusal(408, { headers: { Connection: "close" } }) : new Refusal(400);
    });
    if (!body) throw new Refusal(413);
    context.req.raw = new Request(raw.url, { method, headers: raw.headers, body });
    return next();
  };
}

const tooSlow = new Error("The form took too long.");

/** The whole body; undefined when it is longer than the limit. @throws when it breaks off or does not arrive in time */
async function readUpTo(
  request: Request,
  maxBytes: number,
  maxMs: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow), maxMs);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { value } = (await Promise.race([reader?.read(), isOver])) ?? {};
      if (!value) return new Uint8Array(Buffer.concat(chunks));
      chunks.push(value);
      length += value.length;
      if (length > maxBytes) return undefined;
    }
  } finally {
    clearTimeout(timer);
  }
}
