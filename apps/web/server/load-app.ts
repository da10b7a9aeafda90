import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createPort } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { formatProblem, type Problem } from "@waku/content";
import type { WriteMail } from "@waku/leads/mails";
import { StartError } from "@waku/server";
import type { ErrorPayload, HotChannelClient } from "vite";
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
  /** In development: open pages show what is wrong with the content as it was saved; without problems they load anew. */
  showProblems?: (problems: Problem[]) => void;
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
  const hmr = { port: await portForReloading() };
  const vite = await createServer({ root: webRoot, server: { middlewareMode: true, hmr } });
  let problems: Problem[] = [];
  const tell = (client: Pick<HotChannelClient, "send">) => client.send({ type: "error", err: overlayOf(problems) });
  vite.environments.client.hot.on("vite:client:connect", (_data, client) => {
    if (problems.length > 0) tell(client);
  });
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
    showProblems: (found) => {
      problems = found;
      if (problems.length > 0) tell(vite.environments.client.hot);
      else vite.environments.client.hot.send({ type: "full-reload" });
    },
    close: () => vite.close(),
  };
}

/** What covers an open page until the content is sound again. */
function overlayOf(problems: Problem[]): ErrorPayload["err"] {
  const stack = "Pages show the content as it was before. Save the file once more when it is mended.";
  return { message: problems.map(formatProblem).join("\n"), stack, plugin: "content" };
}

/** Where open pages hear of changes: always the same port, so that they find a server that was started anew; beside others another one. */
async function portForReloading(): Promise<number> {
  const usual = 24678;
  return (await freePort(usual)) ?? (await freePort(0)) ?? usual;
}

/** @returns the port, any one for 0, or undefined where it is taken */
function freePort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createPort();
    probe.on("error", () => resolve(undefined));
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
