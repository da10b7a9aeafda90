import type { ContentSource } from "@waku/content";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site";
import { isLocale, type Locale } from "../../app/i18n/locale";
import { numberTexts } from "../../app/tools/number-input/texts";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import type { MakeFile } from "../documents/make-file";
import { jobDocument } from "../documents/pdf/job-document";
import { pricingDocument, roiDocument } from "../documents/pdf/tool-pdfs";
import { whitepaperDocument } from "../documents/pdf/whitepaper-document";
import type { GeneratedFiles } from "../generation/generated-files";
import { orBusy } from "./busy-answer";

type Scope = {
  content: ContentSource;
  settings: SiteSettings;
  files: GeneratedFiles;
  addressOf: (context: Context<AppEnv>) => string;
};

/**
 * PDFs: the result of the ROI calculator and the configured price (state in the query, never cached), job descriptions,
 * and whitepapers. Unknown ones go on to the not-found page.
 */
export function pdfDocuments(scope: Scope): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const [, language, path = ""] = /^\/(\w+)\/([a-z0-9/-]+)\.pdf$/.exec(context.req.path) ?? [];
    if (!isLocale(language) || context.req.method === "POST") return next();
    if (path === "roi-calculator" || path === "pricing") return toolPdf(context, path, language, scope);
    const { content, settings, files, addressOf } = scope;
    const isJob = path.startsWith("company/jobs/");
    const document = isJob ? jobDocument : whitepaperDocument;
    const visitor = { address: addressOf(context), isKept: true };
    const pdf = await orBusy(language, () =>
      document(content, language, path, settings.siteUrl, (job) => files.get(job, visitor)),
    );
    if (pdf instanceof Response) return pdf;
    if (!pdf) return next();
    context.header("Cache-Control", cacheControl.document);
    // What a page says is found on the page.
    if (!isJob) context.header("X-Robots-Tag", "noindex");
    return send(context, pdf, `${path.split("/").at(-1)}.pdf`);
  };
}

async function toolPdf(
  context: Context<AppEnv>,
  path: "roi-calculator" | "pricing",
  locale: Locale,
  { content, settings: { siteUrl }, files, addressOf }: Scope,
): Promise<Response> {
  const document = path === "pricing" ? pricingDocument : roiDocument;
  const search = new URL(context.req.url).searchParams;
  const globals = await content.globals();
  // What a visitor entered stays nowhere.
  const visitor = { address: addressOf(context), isKept: false };
  const make: MakeFile = (job) => files.get(job, visitor);
  const made = await orBusy(locale, () => document({ globals, locale, siteUrl, search, now: new Date(), make }));
  if (made instanceof Response) return made;
  context.header("Cache-Control", "private, no-store");
  context.header("X-Robots-Tag", "noindex");
  if (!made) return context.text(`${numberTexts[locale].documentRefused}\n`, 400);
  return send(context, made.pdf, made.fileName);
}

function send(context: Context<AppEnv>, pdf: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return context.body(pdf, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}
