import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

/**
 * Lets browsers send forms from our own pages only. What counts as our own is configured, never taken from a
 * request: behind a proxy that terminates TLS the request itself knows neither scheme nor host.
 */
export function formOrigin(ownOrigins: ReadonlySet<string>): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const origin = context.req.header("origin");
    const site = context.req.header("sec-fetch-site");
    if (!isOwn(origin, site, ownOrigins)) throw new Refusal(403);
    return next();
  };
}

/** Programs that are no browser (a mail provider's one-click unsubscribe) send neither header. */
export function isOwn(origin: string | undefined, site: string | undefined, own: ReadonlySet<string>): boolean {
  // Browsers withhold the origin of privacy-sensitive pages; they still say where the request came from.
  if (origin === undefined || origin === "null")
    return site === "same-origin" || (site === undefined && origin === undefined);
  return own.has(origin);
}

/**
 * Origins of our own pages: the configured one; without configuration also the other names of this machine.
 * @param siteUrl origin without trailing slash
 */
export function ownOrigins(siteUrl: string, isConfigured: boolean): Set<string> {
  if (isConfigured) return new Set([siteUrl]);
  const { protocol, port } = new URL(siteUrl);
  const names = ["localhost", "127.0.0.1", "[::1]"];
  return new Set([siteUrl, ...names.map((name) => new URL(`${protocol}//${name}:${port}`).origin)]);
}
