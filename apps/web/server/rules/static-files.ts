import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { FilesSource } from "@waku/content";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site-settings";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { baseHeaders, robotsHeader } from "./security-headers";

type Options = {
  /** Folder of built browser files; absent in development, where Vite serves them. */
  clientDir?: string;
  mediaFolders: FilesSource["mediaFolders"];
  settings: Pick<SiteSettings, "siteUrl" | "indexable">;
};

/** Scripts inside of pictures and documents do not run, and no other site frames them. */
const filePolicy = "script-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves built browser files under `/assets` and media files under `/media`. What is not there goes on to the next
 * rule. Build files get the short list of headers, since every page asks for several of them. `/favicon.ico` is for
 * search engines and for browsers that do not draw the page's own icon.
 */
export function staticFiles({ clientDir, mediaFolders, settings }: Options): MiddlewareHandler<AppEnv> {
  const built = {
    ...robotsHeader(settings),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": filePolicy,
  };
  const assets =
    clientDir &&
    files(serveStatic({ root: clientDir, precompressed: true }), {
      ...built,
      "Cache-Control": cacheControl.asset,
      Vary: "Accept-Encoding",
    });
  const mediaFile = (path: string) => {
    const file = path.slice("/media".length);
    const folders = mediaFolders();
    return join(folders.find((folder) => existsSync(join(folder, file))) ?? folders[0], file);
  };
  const media = files(serveStatic({ rewriteRequestPath: mediaFile }), {
    ...baseHeaders(settings),
    "Cache-Control": cacheControl.media,
    "Content-Security-Policy": filePolicy,
  });
  const icon = clientDir && files(serveStatic({ root: clientDir }), { ...built, "Cache-Control": cacheControl.media });
  return async (context, next) => {
    const { path } = context.req;
    if (icon && path === "/favicon.ico") return icon(context, next);
    if (assets && path.startsWith("/assets/")) return assets(context, next);
    if (path.startsWith("/media/")) return media(context, next);
    return next();
  };
}

/**
 * Adds headers to the files a handler finds; a file that the browser holds already is not sent again. Search engines
 * show pictures; every other file is found by the page that offers it.
 */
function files(serve: MiddlewareHandler, headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    leaveOutRange(context);
    const found = await serve(context, next);
    if (!(found instanceof Response)) return found;
    for (const [name, value] of Object.entries(headers)) found.headers.set(name, value);
    if (isDownload(found)) found.headers.set("X-Robots-Tag", "noindex");
    // The file may grow, and no cache is to hand this to somebody who asks for another part.
    if (found.status === 416) found.headers.set("Cache-Control", "no-store");
    if (found.status !== 200 || !isKnown(context.req.header("if-modified-since"), found.headers.get("last-modified")))
      return asAnnounced(found);
    await found.body?.cancel();
    for (const name of ["Content-Length", "Content-Type", "Content-Encoding"]) found.headers.delete(name);
    return new Response(null, { status: 304, headers: found.headers });
  };
}

/**
 * An answer with as many bytes as it announced: a file may be replaced while it is sent, and what is too much would be
 * taken for the next answer on the connection.
 */
function asAnnounced(found: Response): Response {
  const announced = found.headers.get("content-length");
  if (!found.body || announced === null) return found;
  let left = Number(announced);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      if (part.length > 0) controller.enqueue(part);
      if (left === 0) controller.terminate();
    },
    flush(controller) {
      if (left > 0) controller.error(new Error("A file became shorter while it was sent."));
    },
  });
  return new Response(found.body.pipeThrough(counted), { status: found.status, headers: found.headers });
}

function isDownload({ headers }: Response): boolean {
  return !/^(?:image|font)\/|css|javascript/.test(headers.get("content-type") ?? "");
}

/**
 * Whoever asks for a part in a way that is not valid, for several, or for one of a version he may hold an older one of,
 * gets the whole file (RFC 9110, sections 13.1.5 and 14.2).
 */
function leaveOutRange({ req }: Context): void {
  const range = req.header("range");
  if (range === undefined) return;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  const isValid = first === "" ? last !== "" : last === "" || Number(first) <= Number(last);
  if (isValid && req.header("if-range") === undefined) return;
  const headers = new Headers(req.raw.headers);
  headers.delete("range");
  req.raw = new Request(req.raw.url, { method: req.method, headers });
}

function isKnown(since: string | undefined, modified: string | null): boolean {
  return since !== undefined && modified !== null && Date.parse(since) >= Date.parse(modified);
}
