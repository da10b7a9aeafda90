import type { ContentSource } from "@waku/content";
import { isLocale, type Locale } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import type { SiteSettings } from "../../app/context/site-settings";
import { numberTexts } from "../../app/tools/number-input/texts";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { ContentMemory } from "../documents/content-memory";
import type { FileJob, MadeFile, MakeFile } from "../documents/make-file";
import { jobDocument } from "../documents/pdf/job-document";
import { sheetDocument } from "../documents/pdf/sheet-document";
import { comparisonDocument, pricingDocument, roiDocument } from "../documents/pdf/tool-pdfs";
import { whitepaperDocument } from "../documents/pdf/whitepaper-document";
import { plainData } from "../documents/plain-data";
import type { GeneratedFiles } from "../generation/generated-files";
import { Refusal } from "./refusal";
import { validated } from "./validated";

type Scope = {
  content: ContentSource;
  settings: SiteSettings;
  files: GeneratedFiles;
  addressOf: (context: Context<AppEnv>) => string;
};

/** Documents whose description is remembered: all there are, some 20 KB each. */
const maxJobs = 100;

/**
 * PDFs: the result of the ROI calculator, the configured price and the comparison of robots (state in the query, never
 * cached), job descriptions, tables of articles, and whitepapers. Unknown ones go on to the not-found page.
 */
export function pdfDocuments(scope: Scope): MiddlewareHandler<AppEnv> {
  // Reading the Markdown takes this thread longer than all else about a document that is made already.
  const jobs = new ContentMemory<FileJob>(scope.content, maxJobs);
  return async (context, next) => {
    const [, language, path = ""] = /^\/(\w+)\/([a-z0-9/-]+)\.pdf$/.exec(context.req.path) ?? [];
    if (!isLocale(language)) return next();
    const tool = toolDocuments[path];
    if (tool) return toolPdf(context, tool, language, scope);
    const { settings, files, addressOf } = scope;
    const isJob = path.startsWith("company/jobs/");
    const document = isJob ? jobDocument : path.startsWith("magazine/") ? sheetDocument : whitepaperDocument;
    const visitor = { address: addressOf(context), isKept: true };
    const pdf = await remembered(
      jobs,
      `${language} ${path}`,
      (job) => files.get(job, visitor),
      (content, make) => document(content, language, path, settings.siteUrl, make),
    );
    if (!pdf) return next();
    context.header("Cache-Control", cacheControl.document);
    // What a page says is found on the page.
    if (!isJob) context.header("X-Robots-Tag", "noindex");
    return validated(context, send(context, pdf, `${path.split("/").at(-1)}.pdf`));
  };
}

/** Makes a document from its description, which is read from the content where it is not known. */
async function remembered(
  jobs: ContentMemory<FileJob>,
  name: string,
  make: MakeFile,
  read: (content: ContentSource, make: MakeFile) => Promise<MadeFile | undefined>,
): Promise<MadeFile | undefined> {
  const known = jobs.get(name);
  if (known) return make(known);
  const { content, keep } = jobs.open(name);
  return read(content, (described) => {
    const job = plainData(described);
    keep(job);
    return make(job);
  });
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
