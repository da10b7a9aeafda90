import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { isContentFile } from "@waku/content";
import { EditorEndpoints } from "./editor-endpoints.ts";
import { digestOf, type RawManifest, TextServer } from "./text-server.ts";

export const contentToken = "a-token-that-site-and-backend-share";

type Redirect = { locale: string; from: string; to?: string };
export type Published = {
  files: Record<string, string>;
  /** Uploaded files by their path below `media/`. */
  media?: Record<string, string>;
  redirects?: Redirect[];
};

/** Answers a request in another way; return false to have it answered normally. */
type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A content backend on loopback: answers what was published last, and 503 before that. */
export type ContentServer = {
  url: string;
  port: number;
  /** Paths that were asked for, with the status of the answer. */
  answers: string[];
  /** Texts that were sent, a list for each request. */
  readonly sent: string[][];
  misbehave: Misbehaviour;
  /** Whether answers are held back for who would wait, until something else is published. */
  holds: boolean;
  /** What it answers for editors. */
  editors: EditorEndpoints;
  /** @returns the version */
  publish: (content: Published) => string;
  /** Publishes the manifest as it is. @param texts what is sent when it is asked for */
  publishRaw: (manifest: RawManifest, texts?: Record<string, string>) => void;
  close: () => Promise<void>;
};

export async function startContentServer(port = 0): Promise<ContentServer> {
  const texts = new TextServer();
  let media: Record<string, string> = {};
  const held: (() => void)[] = [];

  function tell() {
    for (const answerHeld of held.splice(0)) answerHeld();
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const address = new URL(request.url ?? "", "http://localhost");
    const { pathname, searchParams } = address;
    const { manifest } = texts;
    if (request.headers.authorization !== `Bearer ${contentToken}`) return response.writeHead(401).end();
    const file = media[decodeURIComponent(pathname.replace("/api/files/file/", ""))];
    if (file !== undefined) return response.end(file);
    if (backend.editors.answer(request, response, address)) return undefined;
    if (pathname === "/api/site-content/texts") return void texts.answerTexts(request, response);
    if (pathname !== "/api/site-content") return response.writeHead(404).end();
    if (!manifest) return response.writeHead(503).end();
    const etag = `"${manifest.version}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    if (backend.holds && /wait=\d+/.test(String(request.headers.prefer))) {
      if (isKnown) return void held.push(() => answer(request, response));
      response.setHeader("Preference-Applied", "wait");
    }
    if (isKnown) return response.writeHead(304, { ETag: etag }).end();
    return response
      .writeHead(200, { "Content-Type": "application/json", ETag: etag })
      .end(JSON.stringify(texts.manifestSince(searchParams.get("since"))));
  }
  const server = createServer((request, response) => {
    response.once("close", () => backend.answers.push(`${request.url?.split("?")[0]} ${response.statusCode}`));
    if (!backend.misbehave(request, response)) answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  const backend: ContentServer = {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    answers: [],
    sent: texts.sent,
    misbehave: () => false,
    holds: false,
    editors: new EditorEndpoints(),
    publish({ files, media: uploads = {}, redirects = [] }) {
      media = uploads;
      const described = Object.entries(uploads).map(([path, text]) => [
        path,
        { url: `/api/files/file/${path}`, ...digestOf(text) },
      ]);
      const version = texts.offer(files, { media: Object.fromEntries(described), redirects });
      tell();
      return version;
    },
    publishRaw(manifest, files) {
      texts.offerRaw(manifest, files);
      tell();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return backend;
}

/** The texts of a content folder, as a backend publishes them. */
export function readTexts(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isContentFile);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
