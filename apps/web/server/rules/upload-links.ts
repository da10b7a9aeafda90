import { Readable } from "node:stream";
import { type UploadFiles, uploadPath } from "@waku/leads/uploads";
import { encodeRfc5987 } from "@waku/server/rfc5987";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { Refusal } from "./refusal";

/** Nothing in a stranger's file may load, run or see the site. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Hands out uploaded files by their sealed, expiring links, to be saved and never to be shown. */
export function uploadLinks(uploads: UploadFiles): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path, method } = context.req;
    if (!path.startsWith(uploadPath)) return next();
    const headers = {
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
    };
    const link = uploads.openLink(path.slice(uploadPath.length));
    const file = link && (await uploads.find(link));
    if (!link || !file) throw new Refusal(410, { headers });
    const fileHeaders = {
      ...headers,
      "Content-Type": link.type,
      "Content-Length": String(file.bytes),
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeRfc5987(link.name)}`,
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
    };
    if (method === "HEAD") return context.body(null, 200, fileHeaders);
    return context.body(
      Readable.toWeb(uploads.read(link)) as ReadableStream<Uint8Array<ArrayBuffer>>,
      200,
      fileHeaders,
    );
  };
}
