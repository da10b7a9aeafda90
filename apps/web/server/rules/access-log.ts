import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/** One line per answered request: no query (it may hold personal data), no address, no user agent. */
export function accessLog(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    context.get("log").info(
      {
        method: context.req.method,
        path: context.req.path.slice(0, 200),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      "request",
    );
  };
}
