import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

export type RawManifest = { version: string } & Record<string, unknown>;

/** A manifest as a content backend answers it, and texts by their SHA-256. */
export class TextServer {
  manifest: RawManifest | undefined;
  /** Texts that were sent, a list for each request. */
  readonly sent: string[][] = [];
  /** Texts of all versions, as manifests have them: what differs is answered who knows one. */
  readonly #earlier = new Map<string, ReturnType<typeof digestsOf>>();
  #texts = new Map<string, string>();

  /** @param rest of the manifest @returns the version */
  offer(files: Record<string, string>, rest: object): string {
    const digests = digestsOf(files);
    const content = { files: digests, ...rest };
    const version = sha256(JSON.stringify(content)).slice(0, 32);
    this.#earlier.set(version, digests);
    this.offerRaw({ version, ...content }, files);
    return version;
  }

  /** Offers the manifest as it is. @param texts what is sent when it is asked for */
  offerRaw(manifest: RawManifest, texts: Record<string, string> = {}): void {
    this.manifest = manifest;
    this.#texts = new Map(Object.values(texts).map((each) => [sha256(each), each]));
  }

  /** The manifest, or what differs from a version. */
  manifestSince(since: string | null): object | undefined {
    const before = this.#earlier.get(since ?? "");
    const files = this.manifest && this.#earlier.get(this.manifest.version);
    if (!before || !files || since === null) return this.manifest;
    const changed = Object.entries(files).filter(([file, { sha256 }]) => before[file]?.sha256 !== sha256);
    const gone = Object.keys(before).filter((file) => !Object.hasOwn(files, file));
    return { ...this.manifest, since, files: Object.fromEntries(changed), gone };
  }

  async answerTexts(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sha256: asked }: { sha256: string[] } = JSON.parse(await text(request));
    const found = asked.map((digest) => [digest, this.#texts.get(digest)] as const);
    if (found.some(([, each]) => each === undefined)) {
      response.writeHead(410).end();
      return;
    }
    this.sent.push(found.map(([, each]) => each ?? ""));
    response.end(JSON.stringify({ texts: Object.fromEntries(found) }));
  }
}

/** Texts as a manifest has them. */
export function digestsOf(files: Record<string, string>) {
  return Object.fromEntries(Object.entries(files).map(([path, each]) => [path, digestOf(each)]));
}

export function digestOf(each: string) {
  return { bytes: Buffer.byteLength(each), sha256: sha256(each) };
}

function sha256(each: string): string {
  return createHash("sha256").update(each).digest("hex");
}
