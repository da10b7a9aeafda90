import type { ContentSource } from "@waku/content";
import { isLocale, type Locale } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { SiteSettings } from "../../app/context/site-settings";
import { numberTexts } from "../../app/tools/number-input/texts";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import type { FileJob, MakeFile } from "../documents/make-file";
import { jobDocument } from "../documents/pdf/job-document";
import { comparisonDocument, pricingDocument, roiDocument } from "../documents/pdf/tool-pdfs";
import { whitepaperDocument } from "../documents/pdf/whitepaper-document";
import type { GeneratedFiles } from "../generation/generated-files";
import { Refusal } from "./refusal";
import { validated } from "./validated";

type Scope = {
  content: ContentSource;
  settings: SiteSettings;
  files: GeneratedFiles;
  addressOf: (context: Context<AppEnv>) => string;
  /** Another number after each change of the content. */
  generation: () => number;
};

/** Documents whose description is remembered: all there are, some 20 KB each. */
const maxJobs = 100;

/**
 * PDFs: the result of the ROI calculator, the configured price and the comparison of robots (state in the query, never
 * cached), job descriptions, and whitepapers. Unknown ones go on to the not-found page.
 */
export function pdfDocuments(scope: Scope): MiddlewareHandler<AppEnv> {
  // Reading the Markdown takes this thread longer than all else about a document that is made already.
  const jobs = new LRUCache<string, FileJob>({ max: maxJobs });
  return async (context, next) => {
    const [, language, path = ""] = /^\/(\w+)\/([a-z0-9/-]+)\.pdf$/.exec(context.req.path) ?? [];
    if (!isLocale(language)) return next();
    const tool = toolDocuments[path];
    if (tool) return toolPdf(context, tool, language, scope);
    const { content, settings, files, addressOf, generation } = scope;
    const isJob = path.startsWith("company/jobs/");
    const document = isJob ? jobDocument : whitepaperDocument;
    const visitor = { address: addressOf(context), isKept: true };
    const key = `${generation()} ${language} ${path}`;
    const make: MakeFile = (job) => {
      jobs.set(key, job);
      return files.get(job, visitor);
    };
    const known = jobs.get(key);
    const pdf = await (known ? make(known) : document(content, language, path, settings.siteUrl, make));
    if (!pdf) return next();
    context.header("Cache-Control", cacheControl.document);
    // What a page says is found on the page.
    if (!isJob) context.header("X-Robots-Tag", "noindex");
    return validated(context, send(context, pdf, `${path.split("/").at(-1)}.pdf`));
  };
}

/** Documents of what a query says, by the path of the page that shows the same. */
const toolDocuments: Partial<Record<string, typeof roiDocument>> = {
  "roi-calculator": roiDocument,
  pricing: pricingDocument,
  "robots/compare": comparisonDocument,
};

async function toolPdf(
  context: Context<AppEnv>,
  document: typeof roiDocument,
  locale: Locale,
  { content, settings: { siteUrl }, files, addressOf }: Scope,
): Promise<Response> {
  const search = new URL(context.req.url).searchParams;
  const globals = await content.globals();
  // What a visitor entered stays nowhere.
  const visitor = { address: addressOf(context), isKept: false };
  const make: MakeFile = (job) => files.get(job, visitor);
  const made = await document({ globals, locale, siteUrl, search, now: new Date(), make });
  if (!made) throw new Refusal(400, { text: numberTexts[locale].documentRefused });
  context.header("Cache-Control", "private, no-store");
  context.header("X-Robots-Tag", "noindex");
  return send(context, made.pdf, made.fileName);
}

function send(context: Context<AppEnv>, pdf: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return context.body(pdf, 200, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
  });
}
