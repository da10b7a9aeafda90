import { readdir, readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { ContentSource, FilesSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { FormServer } from "@waku/leads/form-services";
import { clientAddress } from "@waku/server/limits";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { SiteSettings } from "../app/context/site-settings";
import { pageOfTwin } from "../app/seo/twin-address";
import { type AppEnv, requestScope } from "./app-env";
import type { MakeFile } from "./documents/make-file";
import { GeneratedFiles } from "./generation/generated-files";
import { AllTwins } from "./markdown/all-twins";
import { namesMarkdown } from "./markdown/prefers-markdown";
import { Twins } from "./markdown/twins";
import { PageCache, type PageCacheCounts, type PageCompression } from "./page-cache";
import type { Previews } from "./preview/previews";
import { ErrorPages } from "./render/error-pages";
import { PageAnswers } from "./render/page-answers";
import { PageRenderer, type Visit } from "./render/page-renderer";
import { PageStyles } from "./render/page-styles";
import { RenderBudget, type RenderLimits } from "./render/render-budget";
import { accessLog } from "./rules/access-log";
import { bodyLimit } from "./rules/body-limit";
import { canonicalAddress } from "./rules/canonical-address";
import { comparisonCsv } from "./rules/comparison-csv";
import { compression } from "./rules/compression";
import { documents } from "./rules/documents";
import { errorResponse } from "./rules/error-response";
import { formFiles, type Uploads } from "./rules/form-files";
import { formOrigin, ownOrigins } from "./rules/form-origin";
import { formStamp } from "./rules/form-stamp";
import { health } from "./rules/health";
import { markdownTwins } from "./rules/markdown-twins";
import { methods } from "./rules/methods";
import { pdfDocuments } from "./rules/pdf-documents";
import { drafts } from "./rules/previews";
import { requestLimits } from "./rules/request-limits";
import { requestLocale } from "./rules/request-locale";
import { searchAnswers } from "./rules/search-answers";
import { securityHeaders } from "./rules/security-headers";
import { sheetCsv } from "./rules/sheet-csv";
import { staticFiles } from "./rules/static-files";
import { type UnreadableRequestAnswer, unreadableRequestAnswer } from "./rules/unreadable-request";
import { uploadLinks } from "./rules/upload-links";
import { wholeComparisons } from "./rules/whole-comparisons";
import { ContentSearch } from "./search/content-search";
import { warmUpCache } from "./warm-up";

export type AppOptions = {
  content: ContentSource;
  log: Logger;
  settings: SiteSettings;
  /** Folder of built browser files. */
  clientDir: string;
  mediaFolders: FilesSource["mediaFolders"];
  pageCacheBytes: number;
  pageCompression: PageCompression;
  renderLimits: RenderLimits;
  /** Makes share pictures and PDFs, elsewhere than on this thread. */
  makeFile: MakeFile;
  /** Memory for made files. */
  fileCacheBytes: number;
  /** Told of what visitors search for and do not find. */
  onMissedSearch: (locale: Locale, text: string, asker: string) => void;
  /** What an operator must look at, if anything. */
  problem: () => Promise<string | undefined>;
  /** What an operator should know of, though all goes on. */
  warning: () => string | undefined;
  forms: FormServer;
  uploads: Uploads;
  /** Drafts for editors, where there is a content backend. */
  previews?: Previews;
  /** Reverse proxies in front of the server whose X-Forwarded-For entries count. */
  trustedProxyHops: number;
  /** Whether the public origin was configured; without it other names of this machine are our own, too. */
  hasSiteUrl: boolean;
  /** False in development, where Vite serves the browser files. */
  isBuilt: boolean;
};

/** The templates of mails are part of the bundle; whoever sends them is not. */
export { writeMail } from "./mails/write-mail";

/** Largest form accepted without its files, in bytes. */
const maxBodyBytes = 64 * 1024;

export type App = {
  handler: RequestListener;
  /** What is said to a request that cannot be read. */
  unreadable: UnreadableRequestAnswer;
  /** Renders every static page into the cache, and builds the index of the search. */
  warmUp: () => Promise<void>;
  pageCache: () => PageCacheCounts;
};

/** Builds the request handler: cached pages first, then the ordered rules, then React Router. */
export async function createApp(options: AppOptions): Promise<App> {
  const { content, log, settings, forms, previews, isBuilt } = options;
  const cache = new PageCache(options.pageCacheBytes, options.pageCompression);
  content.onChange(({ tags }) => cache.invalidate(tags));
  forms.booking.onChange = () => cache.invalidate(["booking"]);
  const styles = isBuilt ? await builtStyles(options.clientDir) : undefined;
  const search = new ContentSearch({ content, log, onMissed: options.onMissedSearch });
  const renderer = new PageRenderer({ content, settings, log, cache, forms, search, styles });
  const errorPages = new ErrorPages(content, renderer);
  const { siteUrl } = settings;
  const budget = new RenderBudget(options.renderLimits);
  const files = new GeneratedFiles({ make: options.makeFile, maxBytes: options.fileCacheBytes });
  const answers = new PageAnswers({ content, siteUrl, renderer, cache, budget, isBuilt });

  const addressOf = (context: Context<AppEnv>) => {
    const socketAddress = getConnInfo(context).remote.address ?? "";
    return clientAddress(socketAddress, context.req.header("x-forwarded-for"), options.trustedProxyHops);
  };

  const visitOf = (context: Context<AppEnv>): Visit => ({
    requestId: context.get("requestId"),
    clientAddress: addressOf(context),
    locale: requestLocale(context),
    files: context.get("files") ?? [],
  });
  const twins = new Twins({ answers, cache, siteUrl, isBuilt });
  const all = new AllTwins({ content, settings, cache, twins });

  const app = new Hono<AppEnv>();
  app.onError((error, context) => errorResponse(error, context, { log, settings, pages: errorPages }));
  const { mediaFolders } = options;
  app.use(staticFiles({ clientDir: isBuilt ? options.clientDir : undefined, mediaFolders, settings }));
  app.use(requestScope(log));
  app.use(accessLog());
  app.use(compression());
  app.use(securityHeaders(settings, isBuilt));
  app.use(requestLimits());
  app.use(canonicalAddress(content));
  app.use(methods(content));
  app.use(formOrigin(ownOrigins(settings.siteUrl, options.hasSiteUrl)));
  app.use(formFiles({ uploads: options.uploads, forms, addressOf }));
  app.use(bodyLimit(maxBodyBytes));
  app.use(health(content, options.problem, options.warning));
  app.use(formStamp(forms.newStamp));
  app.use(uploadLinks(options.uploads.files));
  const documentScope = { content, settings, files, mediaFolders, addressOf };
  app.use(documents(documentScope));
  app.use(wholeComparisons(content));
  app.use(pdfDocuments(documentScope));
  app.use(comparisonCsv(content));
  app.use(sheetCsv(content));
  app.use(searchAnswers({ search, renderLimits: options.renderLimits, addressOf }));
  if (previews) app.use(drafts({ previews, budget, addressOf }));
  app.use(markdownTwins({ settings, content, cache, twins, all, visit: visitOf }));
  app.all("*", (context) => answers.respond(context.req.raw, { ...visitOf(context), preview: context.get("preview") }));

  const ownHost = new URL(settings.siteUrl).host;
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // What is no address at all is answered as one that is malformed.
    errorHandler: () => app.fetch(new Request(`${settings.siteUrl}/%`)),
  });
  return {
    handler(request, response) {
      const { url = "", headers } = request;
      const namesHost = headers.host !== undefined;
      const page = pageOfTwin(url);
      // Who may want Markdown of a page is answered by the rule for it (rules/markdown-twins.ts).
      const isAsIs = page !== undefined || !namesMarkdown(headers.accept);
      const isShared = isBuilt && namesHost && isAsIs && previews?.sessionIn(headers.cookie) === undefined;
      const { isAnswered, isStale } = isShared ? cache.answer(request, response) : { isAnswered: false };
      // A twin is made anew from its page, when it is asked for.
      if (isStale) void renderer.refresh(page ?? url);
      if (isAnswered) return;
      // Nothing is derived from the request's own Host; the listener would refuse an invalid one, and a backslash, bare.
      request.headers.host = ownHost;
      request.url = request.url?.replaceAll("\\", "%5C");
      void listener(request, response);
    },
    unreadable: unreadableRequestAnswer(settings, () => errorPages.siteName()),
    async warmUp() {
      await warmUpCache(content, renderer, log);
      await search.prepare();
    },
    pageCache: () => cache.counts(),
  };
}

/** The complete stylesheet (see vite.config.ts) and its address. */
async function builtStyles(clientDir: string) {
  const name = (await readdir(join(clientDir, "assets"))).find((file) => /^site-.*\.css$/.test(file));
  if (!name) throw new Error("The build has no stylesheet.");
  return { href: `/assets/${name}`, page: new PageStyles(await readFile(join(clientDir, "assets", name), "utf8")) };
}
