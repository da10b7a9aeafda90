import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { AppOptions } from "./app";
import { baseHeaders } from "./rules/security-headers";

type Next = () => void;

/** Hashed build files live forever; media files may change under their name. */
const forever = "public, max-age=31536000, immutable";
const briefly = "public, max-age=3600, stale-while-revalidate=86400";

/** Scripts inside of pictures and documents do not run, and no other site frames them. */
const filePolicy = "script-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Build files are code and fonts of our own: the short list, since every page asks for several of them. */
function assetHeaders(response: ServerResponse): void {
  setAll(response, {
    "Cache-Control": forever,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": filePolicy,
  });
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Serves built browser files under `/assets` and media files under `/media`. */
export function staticFiles({ clientDir, mediaDir, settings, isBuilt }: AppOptions) {
  const assets = isBuilt && sirv(clientDir, { brotli: true, gzip: true, setHeaders: assetHeaders });
  const mediaHeaders = {
    ...baseHeaders(settings),
    "X-Robots-Tag": "noindex",
    "Cache-Control": briefly,
    "Content-Security-Policy": filePolicy,
  };
  const media = sirv(mediaDir, { dev: !isBuilt, setHeaders: (response) => setAll(response, mediaHeaders) });
  return function serve(request: IncomingMessage, response: ServerResponse, next: Next): void {
    const { url = "", method } = request;
    if (method !== "GET" && method !== "HEAD") next();
    else if (assets && url.startsWith("/assets/")) assets(request, response, next);
    else if (url.startsWith("/media/")) {
      request.url = url.slice("/media".length);
      media(request, response, () => {
        request.url = url;
        next();
      });
    } else next();
  };
}
