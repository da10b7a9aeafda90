import { pathLocale } from "@waku/i18n/locale";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { SiteSettings } from "../../app/context/site-settings";
import type { AppEnv } from "../app-env";
import type { ErrorPages } from "../render/error-pages";
import { errorDocument, errorDocumentPolicy } from "./error-document";
import { Refusal } from "./refusal";
import { requestLocale } from "./request-locale";
import { baseHeaders } from "./security-headers";

type Options = {
  log: Logger;
  settings: SiteSettings;
  pages: Pick<ErrorPages, "page" | "siteName">;
};

/**
 * Answers what a rule refuses and what fails, in the language of the address: with a page in the site's frame, and
 * where that fails, too, with one that needs nothing.
 */
export async function errorResponse(error: Error, context: Context<AppEnv>, options: Options): Promise<Response> {
  const { pages, settings } = options;
  const log = context.get("log") ?? options.log;
  const requestId = context.get("requestId") ?? "";
  const { status, headers, text } = error instanceof Refusal ? error : new Refusal(500);
  if (!(error instanceof Refusal)) log.error({ err: error }, "request failed");
  const locale = pathLocale(context.req.path) ?? requestLocale(context);
  const answer = (html: string, policy: string) =>
    context.html(html, status as ContentfulStatusCode, {
      ...baseHeaders(settings),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": policy,
      ...headers,
    });
  try {
    const { html, policy } = await pages.page({ status, text, locale, requestId });
    return answer(html, policy);
  } catch (failure) {
    log.error({ err: failure }, "the error page failed");
    const reference = status === 500 ? requestId : undefined;
    const siteName = await pages.siteName();
    return answer(errorDocument({ locale, status, siteName, text, reference }), errorDocumentPolicy);
  }
}
