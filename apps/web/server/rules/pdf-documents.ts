import type { ContentSource } from "@waku/content";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site";
import { isLocale, type Locale } from "../../app/i18n/locale";
import { numberTexts } from "../../app/tools/number-input/texts";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { Refusal } from "./refusal";
import { validated } from "./validated";

type Scope = { content: ContentSource; settings: SiteSettings };

/**
 * PDFs: the result of the ROI calculator and the configured price (state in the query, never cached), job descriptions,
 * and whitepapers. Unknown ones go on to the not-found page.
 */
export function pdfDocuments({ content, settings: { siteUrl } }: Scope): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const [, language, path = ""] = /^\/(\w+)\/([a-z0-9/-]+)\.pdf$/.exec(context.req.path) ?? [];
    if (!isLocale(language)) return next();
    // PDF code is large and seldom needed: it loads with the first document.
    if (path === "roi-calculator" || path === "pricing") return toolPdf(context, path, language, content, siteUrl);
    const isJob = path.startsWith("company/jobs/");
    const make = isJob
      ? (await import("../documents/pdf/job-document")).jobDocument
      : (await import("../documents/pdf/whitepaper-document")).whitepaperDocument;
    const pdf = await orBusy(() => make(content, language, path, siteUrl));
    if (!pdf) return next();
    context.header("Cache-Control", cacheControl.document);
    // What a page says is found on the page.
    if (!isJob) context.header("X-Robots-Tag", "noindex");
    return validated(context, send(context, pdf, `${path.split("/").at(-1)}.pdf`));
  };
}

async function toolPdf(
  context: Context<AppEnv>,
  path: "roi-calculator" | "pricing",
  locale: Locale,
  content: ContentSource,
  siteUrl: string,
): Promise<Response> {
  const { roiDocument, pricingDocument } = await import("../documents/pdf/tool-pdfs");
  const make = path === "pricing" ? pricingDocument : roiDocument;
  const search = new URL(context.req.url).searchParams;
  const globals = await content.globals();
  const made = await orBusy(() => make({ globals, locale, siteUrl, search, now: new Date() }));
  if (!made) throw new Refusal(400, { text: numberTexts[locale].documentRefused });
  context.header("Cache-Control", "private, no-store");
  context.header("X-Robots-Tag", "noindex");
  return send(context, made.pdf, made.fileName);
}

/** Runs the work, or refuses it when too much is going on. */
async function orBusy<T>(work: () => Promise<T>): Promise<T> {
  const { PdfQueueFull } = await import("../documents/pdf/render-pdf");
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PdfQueueFull)) throw error;
    throw new Refusal(503, { headers: { "Retry-After": "5" } });
  }
}

function send(context: Context<AppEnv>, pdf: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return context.body(pdf, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}
