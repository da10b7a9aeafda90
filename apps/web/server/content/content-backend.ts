import { createHash, hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type DraftManifest,
  type Editor,
  type EditorSession,
  type Manifest,
  type MediaFile,
  parseDraftManifest,
  parseEditor,
  parseEditorSession,
  parseManifest,
  parseTexts,
  type TextFile,
} from "./content-reply.ts";
import { batchesOf } from "./text-batches.ts";

export type ContentBackendOptions = {
  /** Base address, without slash at its end. */
  url: string;
  token: string;
  /** Ends every call under way. */
  signal: AbortSignal;
  /** Largest manifest that is read, in bytes. */
  maxReplyBytes?: number;
  replyTimeoutMs?: number;
};

/** Names the editor for whom the site asks. */
const sessionHeader = "X-Editor-Session";

const defaultMaxReplyBytes = 64 * 1024 * 1024;
const defaultReplyTimeoutMs = 60_000;
const mediaTimeoutMs = 300_000;
/** What texts become in an answer at most: JSON writes a character in up to six; digests and signs stand between them. */
const maxTextsReplyBytes = (bytes: number) => 6 * bytes + 1024 * 1024;
/** Below what proxies wait for an answer by default. */
const waitSeconds = 25;
/** An editor waits for these answers. */
const editorTimeoutMs = 10_000;
const maxEditorReplyBytes = 64 * 1024;

/** The backend's word for what was good once: codes that are used, sessions that ended, texts that were replaced. */
const gone = 410;

export type ContentAnswer = {
  /** Undefined while the known version is the published one. */
  manifest?: Manifest;
  /** Whether the backend holds answers back until there is something new: who has one may ask again at once. */
  hasWaited: boolean;
};

/** Something else was published, or saved, before all of a manifest was fetched: there is a newer one. */
export class OvertakenError extends Error {
  constructor() {
    super("it does not have the texts of its own manifest");
  }
}

/** What the site asks of the content backend. Redirects are not followed, so that the token goes nowhere else. */
export class ContentBackend {
  readonly #options: ContentBackendOptions;
  /** The last manifests: the next ones are asked for as what differs from them. */
  #manifest: Manifest | undefined;
  #drafts: DraftManifest | undefined;

  constructor(options: ContentBackendOptions) {
    this.#options = options;
  }

  /**
   * What is published, unless it is known.
   * @param known version that need not be sent again
   * @param waits whether the backend may hold its answer back until something else is published
   * @throws Error whose message says what is wrong, without secrets
   */
  async content(known: string | undefined, waits = false): Promise<ContentAnswer> {
    const { timeoutMs, headers } = this.#unless(known);
    // Without a known version there is nothing to wait for.
    const isHeld = waits && known !== undefined;
    const init = isHeld
      ? { timeoutMs: timeoutMs + waitSeconds * 1000, headers: { ...headers, Prefer: `wait=${waitSeconds}` } }
      : { timeoutMs, headers };
    return this.#call(`/api/site-content${since(this.#manifest)}`, init, async (response) => {
      const hasWaited = response.headers.get("Preference-Applied")?.includes("wait") ?? false;
      if (response.status === 304 && known !== undefined) return { hasWaited };
      this.#manifest = parseManifest(await this.#content(response), this.#manifest);
      return { hasWaited, manifest: this.#manifest };
    });
  }

  /**
   * Texts of a manifest, a batch at a time, so that never all of them are in memory.
   * @param files what is asked for, by path
   * @param session of the editor who is to see them; without one, of what is published
   * @throws OvertakenError when one is none of the newest any more, or the session is over: the manifest tells
   */
  async *texts(files: ReadonlyMap<string, TextFile>, session?: string): AsyncGenerator<[file: string, text: string][]> {
    for (const batch of batchesOf(files)) {
      const digests = batch.map(([, text]) => text);
      const texts = await this.#texts(digests, session);
      if (!texts) throw new OvertakenError();
      yield batch.map(([file, { bytes, sha256 }]) => {
        const text = texts[sha256];
        if (text === undefined) throw new Error(`it did not send ${file}`);
        if (Buffer.byteLength(text) !== bytes || hash("sha256", text) !== sha256)
          throw new Error(`${file} has another size or SHA-256 than announced`);
        return [file, text];
      });
    }
  }

  async #texts(files: TextFile[], session: string | undefined): Promise<Record<string, string> | undefined> {
    const { replyTimeoutMs: timeoutMs = defaultReplyTimeoutMs } = this.#options;
    const body = JSON.stringify({ sha256: [...new Set(files.map(({ sha256 }) => sha256))] });
    const maxBytes = maxTextsReplyBytes(files.reduce((sum, { bytes }) => sum + bytes, 0));
    const json = { "Content-Type": "application/json" };
    const headers = session === undefined ? json : { ...json, [sessionHeader]: session };
    const path = session === undefined ? "/api/site-content/texts" : "/api/preview/texts";
    return this.#call(path, { method: "POST", body, headers, timeoutMs }, async (response) => {
      if (response.status === gone) return undefined;
      return parseTexts(await textOf(response, maxBytes));
    });
  }

  /**
   * Changes the code with which an editor comes from the backend for a session.
   * @returns undefined when the code is unknown, used or too old
   * @throws Error as `content` does, like everything below
   */
  async openSession(code: string): Promise<EditorSession | undefined> {
    const init = { method: "POST", body: JSON.stringify({ code }), timeoutMs: editorTimeoutMs };
    const headers = { "Content-Type": "application/json" };
    return this.#call("/api/preview/session", { ...init, headers }, async (response) => {
      if (response.status === gone) return undefined;
      return parseEditorSession(await textOf(response, maxEditorReplyBytes));
    });
  }

  /** Whose session it is; undefined when it is over. */
  async editor(session: string): Promise<Editor | undefined> {
    const init = { headers: { [sessionHeader]: session }, timeoutMs: editorTimeoutMs };
    return this.#call("/api/preview/editor", init, async (response) => {
      if (response.status === gone) return undefined;
      return parseEditor(await textOf(response, maxEditorReplyBytes));
    });
  }

  /**
   * The manifest of the newest text of every document, drafts included, for an editor.
   * @param known version that need not be sent again
   */
  async drafts(session: string, known: string | undefined): Promise<DraftManifest | "known" | "over"> {
    const { timeoutMs, headers } = this.#unless(known);
    const init = { timeoutMs, headers: { ...headers, [sessionHeader]: session } };
    return this.#call(`/api/preview/content${since(this.#drafts)}`, init, async (response) => {
      if (response.status === gone) return "over";
      if (response.status === 304 && known !== undefined) return "known";
      this.#drafts = parseDraftManifest(await this.#content(response), this.#drafts);
      return this.#drafts;
    });
  }

  /** Asks for content of another version than the known one. */
  #unless(known: string | undefined) {
    const { replyTimeoutMs: timeoutMs = defaultReplyTimeoutMs } = this.#options;
    const headers: Record<string, string> = known === undefined ? {} : { "If-None-Match": `"${known}"` };
    return { timeoutMs, headers };
  }

  #content(response: Response): Promise<string> {
    return textOf(response, this.#options.maxReplyBytes ?? defaultMaxReplyBytes);
  }

  /**
   * Writes an uploaded file to a path.
   * @throws Error when it is not the file that was promised
   */
  async download({ url, bytes, sha256 }: MediaFile, path: string): Promise<void> {
    const address = URL.parse(url, this.#options.url);
    if (address?.origin !== new URL(this.#options.url).origin) throw new Error("its address is not the backend's");
    await this.#call(address.href, { timeoutMs: mediaTimeoutMs }, async (response) => {
      if (response.status !== 200 || !response.body) throw new Error(refusalOf(response));
      const hash = createHash("sha256");
      let received = 0;
      const check = async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          received += chunk.length;
          if (received > bytes) throw new Error(`it has more than the ${bytes} bytes announced`);
          hash.update(chunk);
          yield chunk;
        }
      };
      await pipeline(Readable.from(response.body), check, createWriteStream(path, { flush: true }));
      if (received !== bytes) throw new Error(`it has ${received} bytes, ${bytes} were announced`);
      if (hash.digest("hex") !== sha256) throw new Error("it has another SHA-256 than announced");
    });
  }

  /** @param address an address, or a path below the backend's */
  async #call<T>(
    address: string,
    { timeoutMs, headers, ...init }: Call,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { url, token, signal } = this.#options;
    try {
      const response = await fetch(address.startsWith("/") ? url + address : address, {
        ...init,
        headers: { ...headers, Authorization: `Bearer ${token}` },
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      try {
        return await read(response);
      } finally {
        // Nobody reads on; the connection is free again.
        if (response.body && !response.body.locked) await response.body.cancel();
      }
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  }
}

/** Asks for what differs from a manifest alone. */
function since(manifest: { version: string } | undefined): string {
  return manifest ? `?since=${manifest.version}` : "";
}

type Call = { timeoutMs: number; headers?: Record<string, string>; method?: string; body?: string };

/** The text of an answer that is none of a refusal. */
async function textOf(response: Response, maxBytes: number): Promise<string> {
  if (response.status !== 200) throw new Error(refusalOf(response));
  return readText(response, maxBytes);
}

function refusalOf({ status }: Response): string {
  if (status === 401 || status === 403) return `HTTP ${status}: it does not know CMS_TOKEN`;
  if (status === 503) return "HTTP 503: it is not ready";
  return `HTTP ${status}`;
}

/** What went wrong, in one short and steady sentence. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return `no connection (${cause.code})`;
  return error.message;
}

async function readText({ headers, body }: Response, maxBytes: number): Promise<string> {
  const tooLarge = new Error(`the answer is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);
  if (Number(headers.get("content-length")) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
