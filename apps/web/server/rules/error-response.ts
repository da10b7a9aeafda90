import type { Context } from "hono";
import type { Logger } from "pino";
import { localePath, pathLocale } from "../../app/i18n/locale";
import { messagesIn } from "../../app/i18n/messages";
import type { AppEnv } from "../app-env";
import { requestLocale } from "./language-prefix";

/** Last answer when a rule or the rendering itself fails: a page that needs nothing, in the right language. */
export function errorResponse(error: Error, context: Context<AppEnv>, log: Logger): Response {
  (context.get("log") ?? log).error({ err: error }, "request failed");
  const locale = pathLocale(context.req.path) ?? requestLocale(context);
  const t = messagesIn(locale);
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.errorTitle}</title><h1>${t.errorTitle}</h1><p>${t.errorText}</p><p><a href="${localePath(locale, "")}">${t.backHome}</a></p><p>${t.reference(context.get("requestId") ?? "")}</p></html>`;
  return context.html(html, 500, { "Cache-Control": "no-store" });
}
