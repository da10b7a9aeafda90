import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

/** Longest address answered, in characters; shared calculators stay far below it. */
const maxUrlLength = 4096;

/** Refuses what no visitor sends: oversized or malformed addresses, requests that name no host (RFC 9112, section 3.2). */
export function requestLimits(): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { url } = context.req;
    if (url.length > maxUrlLength) throw new Refusal(414);
    const isComplete = context.env?.incoming === undefined || namesHost(context.env.incoming);
    if (!isComplete || !isWellFormed(new URL(url).pathname)) throw new Refusal(400);
    return next();
  };
}

/** HTTP/1.0 needs no Host. */
function namesHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  return httpVersion === "1.0" || rawHeaders.some((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
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
