import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { compress } from "../compress";
import { acceptedEncoding } from "../encoding";

/** Shorter answers do not get smaller enough to be worth it. */
const minimumBytes = 1024;
const compressible = /^(?:text\/|application\/(?:json|xml|(?:rss|opensearchdescription)\+xml|manifest\+json))/;

/** Compresses text that is made on demand; cached pages come compressed from the page cache. */
export function compression(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    const isText = compressible.test(headers.get("content-type") ?? "");
    // The plain variant, too, and what says that a variant is still good.
    if (isText || status === 304) addVary(context);
    const encoding = acceptedEncoding(context.req.header("accept-encoding"));
    const isReady = headers.has("content-encoding") || headers.has("content-length") || encoding === "identity";
    if (isReady || !context.res.body || !isText) return;
    const body = Buffer.from(await context.res.arrayBuffer());
    const isWorthIt = body.length >= minimumBytes;
    const sent = isWorthIt ? await compress(body, encoding, "quick") : body;
    context.res = new Response(new Uint8Array(sent), { status, headers });
    if (isWorthIt) context.header("Content-Encoding", encoding);
  };
}

function addVary(context: Context): void {
  const named = context.res.headers.get("vary")?.split(/,\s*/) ?? [];
  context.header("Vary", [...new Set([...named, "Accept-Encoding"])].join(", "));
}
