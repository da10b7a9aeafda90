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
        path: loggedPath(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      "request",
    );
  };
}

/** Links to uploaded files are secrets, mistyped ones too: whoever knows the address may read the file. */
function loggedPath(path: string): string {
  return path.replace(/(\/+forms\/+files\/).*/i, "$1").slice(0, 200);
}
