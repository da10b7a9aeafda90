import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { FileSet } from "../file-types.ts";
import { formNameField } from "../forms/form-view.ts";
import type { ReceivedFile } from "../received-file.ts";
import { type IncomingFile, receiveFile } from "./receive-file.ts";
import type { ScanFile } from "./scan-file.ts";
import type { UploadFiles } from "./upload-files.ts";

/** All that is typed into a form stays below this. */
const maxTextBytes = 64 * 1024;
/** No form has more; each costs memory, however small it is. */
const maxParts = { files: 20, fields: 200, parts: 240 };
/** So many files of the largest size are read, and dropped, until a form is cut off: its visitor gets an answer. */
const patience = 12;

/** A form of which so long nothing comes, or nothing is taken (parsers stumble over what no browser sends), has broken off. */
const longestPauseMs = 30_000;

export type ReceivedForm = {
  fields: URLSearchParams;
  files: ReceivedFile[];
  /** The rest of the body was not read: nothing can follow on its connection. */
  isCutOff: boolean;
};

export type TakenFiles = { maxFiles: number; fileSet: FileSet };

type Options = {
  uploads: UploadFiles;
  maxFileBytes: number;
  /** How many files a form takes in a field, and of which kinds; undefined for none. */
  taken: (form: string, field: string) => TakenFiles | undefined;
  /** False when nothing may be written for this visitor any more. */
  mayStore: boolean;
  /** Asks for the place of one more file. */
  takeRoom: () => Promise<boolean>;
  /** Looks for viruses, where a scanner is configured. */
  scan?: ScanFile;
  /** For tests. */
  pauseMs?: number;
  /** Told why a file could not be written or scanned. */
  onFailure: (error: unknown) => void;
};

/**
 * Reads a form with files. Files go to disk as they arrive, never whole into memory.
 * @returns what was entered, or undefined when it is more than any form has
 * @throws when the body is no such form or breaks off
 */
export async function receiveForm(request: Request, options: Options): Promise<ReceivedForm | undefined> {
  const fields = new URLSearchParams();
  const files: Promise<ReceivedFile | undefined>[] = [];
  const incoming = new Set<Readable>();
  const counts = new Map<string, number>();
  let textBytes = 0;
  let hasTooMuch = false;
  let hasFilesLeftOut = false;
  const bodyLimit = maxTextBytes + patience * options.maxFileBytes;
  const parser = new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: { ...maxParts, fieldSize: maxTextBytes + 1, fileSize: options.maxFileBytes, headerPairs: 20 },
  });
  for (const limit of ["fieldsLimit", "partsLimit"] as const)
    parser.on(limit, () => {
      hasTooMuch = true;
    });
  parser.on("filesLimit", () => {
    hasFilesLeftOut = true;
  });
  // Names are missing where somebody else than a browser wrote the form.
  parser.on("field", (name: string | undefined = "", value) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (textBytes > maxTextBytes) hasTooMuch = true;
    else fields.append(name, value);
  });
  parser.on("file", (field: string | undefined = "", stream, name = "") => {
    const taken = options.taken(fields.get(formNameField) ?? "", field);
    // A nameless part is no file yet: browsers send an empty one for a field without a file.
    const count = (counts.get(field) ?? 0) + (name === "" ? 0 : 1);
    counts.set(field, count);
    incoming.add(stream);
    // The failure itself is reported by the pipeline.
    stream.on("error", () => undefined);
    if (!taken) {
      stream.resume();
      return;
    }
    const { maxFiles, fileSet } = taken;
    const isOneTooMany = count > maxFiles;
    files.push(receive(options, { field, name, fileSet, stream: stream as IncomingFile, isOneTooMany }));
  });
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(), options.pauseMs ?? longestPauseMs);
  const body = upTo(request, bodyLimit, stalled.signal, () => timer.refresh());
  try {
    await pipeline(Readable.from(body), parser, { signal: stalled.signal });
  } catch (error) {
    for (const stream of incoming) stream.destroy(new Error("The form broke off."));
    const received = await all(files);
    // Without files it is the text that is too long.
    if (error === tooLarge && received.length > 0 && !hasTooMuch) return { fields, files: received, isCutOff: true };
    await options.uploads.removeUnkept(storedIds(received));
    if (error === tooLarge) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const received = await all(files);
  // A field with too many files says so itself; nothing may be left out of a form without a word.
  const isRefused = hasTooMuch || (hasFilesLeftOut && !received.some(({ result }) => result === "tooMany"));
  if (!isRefused) return { fields, files: received, isCutOff: false };
  await options.uploads.removeUnkept(storedIds(received));
  return undefined;
}

/** Names under which files of a form lie on disk. */
export function storedIds(files: ReceivedFile[]): string[] {
  return files.flatMap(({ result }) => (typeof result === "object" ? result.id : []));
}

async function all(files: Promise<ReceivedFile | undefined>[]): Promise<ReceivedFile[]> {
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

type Incoming = { field: string; name: string; fileSet: FileSet; stream: IncomingFile; isOneTooMany: boolean };

/** @returns what became of a file; undefined when there was none */
async function receive(options: Options, { field, name, fileSet, stream, isOneTooMany }: Incoming) {
  const { mayStore, takeRoom } = options;
  if (isOneTooMany || !mayStore) {
    stream.resume();
    return { field, name, result: isOneTooMany ? "tooMany" : "notStored" } as const;
  }
  if (!(await takeRoom())) {
    const isNone = (await drain(stream)) === 0 && name === "";
    return isNone ? undefined : ({ field, name, result: "noRoom" } as const);
  }
  // What broke off in the middle of a file was too much of it, or there is nobody left to read the answer.
  const result = await receiveFile(stream, { typedName: name, fileSet }, options).catch(() => "tooLarge" as const);
  if (result === "empty") return name === "" ? undefined : ({ field, name, result: "wrongType" } as const);
  return { field, name, result };
}

/** Reads and drops what comes. @returns how many bytes it was; what broke off counts as far as it came */
async function drain(stream: Readable): Promise<number> {
  let bytes = 0;
  try {
    for await (const piece of stream) bytes += piece.length;
  } catch {
    // The form as a whole says so.
  }
  return bytes;
}

const tooLarge = new Error("The form is too large.");

/**
 * The pieces of a body up to a limit.
 * @param signal ends the wait for the next piece
 * @param onPiece called with every piece
 */
async function* upTo({ body }: Request, limit: number, signal: AbortSignal, onPiece: () => void) {
  const reader = body?.getReader();
  signal.addEventListener("abort", () => void reader?.cancel().catch(() => undefined));
  let bytes = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece?.value) return;
    onPiece();
    bytes += piece.value.length;
    if (bytes > limit) throw tooLarge;
    yield piece.value;
  }
}
