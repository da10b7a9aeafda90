import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/** Longest address answered, in characters; shared calculators stay far below it. */
const maxUrlLength = 4096;

/** Refuses what no visitor sends: other methods, oversized or malformed addresses. */
export function requestLimits(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, url } = context.req;
    if (!["GET", "HEAD", "POST"].includes(method))
      return context.text("Method not allowed\n", 405, { Allow: "GET, HEAD, POST" });
    if (url.length > maxUrlLength) return context.text("The address is too long\n", 414);
    if (!isWellFormed(new URL(url).pathname)) return context.text("The address is malformed\n", 400);
    return next();
  };
}

/** A path that decodes, without control characters, encoded slashes or backslashes (which some clients take for slashes). */
function isWellFormed(pathname: string): boolean {
  if (/\\|%2f|%5c/i.test(pathname)) return false;
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
