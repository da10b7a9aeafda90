import type { Context } from "hono";
import type { Logger } from "pino";
import { pathLocale } from "../../app/i18n/locale";
import type { AppEnv } from "../app-env";
import { errorDocument, errorDocumentPolicy } from "./error-document";
import { requestLocale } from "./language-prefix";

/** Last answer when a rule or the rendering itself fails: a page that needs nothing, in the right language. */
export function errorResponse(error: Error, context: Context<AppEnv>, log: Logger): Response {
  (context.get("log") ?? log).error({ err: error }, "request failed");
  const locale = pathLocale(context.req.path) ?? requestLocale(context);
  const html = errorDocument(locale, context.get("requestId") ?? "");
  return context.html(html, 500, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": errorDocumentPolicy,
  });
}
