import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { WriteMail } from "@waku/leads/mails";
import { StartError } from "@waku/server";
import { buildFolder } from "../build-folder.ts";
import type { App, AppOptions } from "./app.ts";
import type { MakeFile } from "./documents/make-file.ts";
import { FileWorker } from "./generation/file-worker.ts";

type Options = Omit<AppOptions, "clientDir" | "isBuilt" | "makeFile"> & {
  /** How long a share picture or PDF may take. */
  fileTimeLimitMs: number;
};
type CreateApp = (options: AppOptions) => Promise<App>;

/** What the bundle holds. */
type Bundle = { createApp: CreateApp; writeMail: WriteMail };

/** The application, and the templates of its mails. */
export type LoadedApp = {
  create: (options: Options) => Promise<App>;
  writeMail: WriteMail;
  /** Ends what it runs beside itself. */
  close: () => Promise<void>;
};

const webRoot = resolve(import.meta.dirname, "..");
const clientDir = resolve(webRoot, buildFolder, "client");

/** The application as built by `npm run build`. @throws StartError when there is no build */
export async function loadBuiltApp(): Promise<LoadedApp> {
  const file = resolve(webRoot, buildFolder, "server/index.js");
  if (!existsSync(file)) throw new StartError("The site is not built yet: run `npm start`, or `npm run build` first.");
  // React chooses its build by this variable; its development build renders several times slower.
  process.env.NODE_ENV = "production";
  const { createApp, writeMail }: Bundle = await import(pathToFileURL(file).href);
  let worker: FileWorker | undefined;
  return {
    create: (options) => {
      const { log, fileTimeLimitMs: timeLimitMs } = options;
      const own = new FileWorker({ module: new URL("make-file.js", pathToFileURL(file)).href, log, timeLimitMs });
      worker = own;
      return createApp({ ...options, clientDir, isBuilt: true, makeFile: (job) => own.make(job) });
    },
    writeMail,
    close: async () => worker?.close(),
  };
}

/** The application straight from its sources, reloading when they change. */
export async function loadDevelopmentApp(): Promise<LoadedApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: webRoot, server: { middlewareMode: true } });
  const load = async () => (await vite.ssrLoadModule("./server/app.ts")) as Bundle;
  const makeFile: MakeFile = async (job) =>
    ((await vite.ssrLoadModule("./server/documents/make-file.ts")) as { makeFile: MakeFile }).makeFile(job);
  async function handle(options: Options, request: IncomingMessage, response: ServerResponse) {
    try {
      const { createApp } = await load();
      const app = await createApp({ ...options, clientDir, isBuilt: false, makeFile });
      app.handler(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      options.log.error(error);
      response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error));
    }
  }
  return {
    create: async (options) => ({
      handler: (request, response) =>
        vite.middlewares(request, response, () => void handle(options, request, response)),
      unreadable: async () => "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n",
      warmUp: async () => undefined,
      pageCache: () => ({ hits: 0, stored: 0, pages: 0, bytes: 0 }),
    }),
    writeMail: async (...mail) => (await load()).writeMail(...mail),
    close: () => vite.close(),
  };
}
