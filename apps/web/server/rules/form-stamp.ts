import { stampAddress } from "@waku/leads";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/** Gives a rendered form its stamp. Pages are cached and the same for everybody, so they cannot hold it. */
export function formStamp(newStamp: () => string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.path !== stampAddress) return next();
    return context.text(newStamp(), 200, { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  };
}
