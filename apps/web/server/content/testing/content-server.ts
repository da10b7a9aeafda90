import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isContentFile } from "@waku/content";
import { EditorEndpoints } from "./editor-endpoints.ts";

export const contentToken = "a-token-that-site-and-backend-share";

type Redirect = { locale: string; from: string; to?: string };
export type Published = {
  files: Record<string, string>;
  /** Uploaded files by their path below `media/`. */
  media?: Record<string, string>;
  redirects?: Redirect[];
};

type RawManifest = { version: string } & Record<string, unknown>;

/** Answers a request in another way; return false to have it answered normally. */
type Misbehaviour = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A content backend on loopback: answers what was published last, and 503 before that. */
export type ContentServer = {
  url: string;
  port: number;
  /** Paths that were asked for, with the status of the answer. */
  answers: string[];
  /** Texts that were sent, a list for each request. */
  sent: string[][];
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
  let manifest: RawManifest | undefined;
  /** Texts of all versions that were published, as manifests have them: what differs is answered who knows one. */
  const earlier = new Map<string, ReturnType<typeof digestsOf>>();
  /** Texts of what is published, by SHA-256. */
  let texts = new Map<string, string>();
  let media: Record<string, string> = {};
  const held: (() => void)[] = [];

  function publishRaw(next: RawManifest, files: Record<string, string> = {}) {
    manifest = next;
    texts = new Map(Object.values(files).map((text) => [sha256(text), text]));
    for (const answerHeld of held.splice(0)) answerHeld();
  }

  async function answerTexts(request: IncomingMessage, response: ServerResponse) {
    const { sha256: asked }: { sha256: string[] } = JSON.parse(await text(request));
    const found = asked.map((digest) => [digest, texts.get(digest)] as const);
    if (found.some(([, each]) => each === undefined)) return response.writeHead(410).end();
    backend.sent.push(found.map(([, each]) => each ?? ""));
    return response.end(JSON.stringify({ texts: Object.fromEntries(found) }));
  }

  /** The manifest, or what differs from a version. */
  function manifestSince(since: string | null): object | undefined {
    const before = earlier.get(since ?? "");
    const files = manifest && earlier.get(manifest.version);
    if (!before || !files || since === null) return manifest;
    const changed = Object.entries(files).filter(([file, { sha256 }]) => before[file]?.sha256 !== sha256);
    const gone = Object.keys(before).filter((file) => !Object.hasOwn(files, file));
    return { ...manifest, since, files: Object.fromEntries(changed), gone };
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    if (request.headers.authorization !== `Bearer ${contentToken}`) return response.writeHead(401).end();
    const file = media[decodeURIComponent(pathname.replace("/api/files/file/", ""))];
    if (file !== undefined) return response.end(file);
    if (backend.editors.answer(request, response, pathname)) return undefined;
    if (pathname === "/api/site-content/texts") return void answerTexts(request, response);
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
      .end(JSON.stringify(manifestSince(searchParams.get("since"))));
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
    sent: [],
    misbehave: () => false,
    holds: false,
    editors: new EditorEndpoints(),
    publish({ files, media: uploads = {}, redirects = [] }) {
      media = uploads;
      const described = Object.entries(uploads).map(([path, text]) => [
        path,
        { url: `/api/files/file/${path}`, ...digestOf(text) },
      ]);
      const content = { files: digestsOf(files), media: Object.fromEntries(described), redirects };
      const version = sha256(JSON.stringify(content)).slice(0, 32);
      earlier.set(version, content.files);
      publishRaw({ version, ...content }, files);
      return version;
    },
    publishRaw,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return backend;
}

/** Texts as a manifest has them. */
export function digestsOf(files: Record<string, string>) {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, digestOf(text)]));
}

function digestOf(text: string) {
  return { bytes: Buffer.byteLength(text), sha256: sha256(text) };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The texts of a content folder, as a backend publishes them. */
export function readTexts(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isContentFile);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
