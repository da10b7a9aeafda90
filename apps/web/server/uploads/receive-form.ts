import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { formNameField } from "../../app/forms/form-view";
import type { ReceivedFile } from "../../app/forms/received-file";
import { type IncomingFile, receiveFile } from "./receive-file";
import type { UploadFiles } from "./upload-files";

/** All that is typed into a form stays below this. */
const maxTextBytes = 64 * 1024;
/** More parts than any form has are skipped as they come: each would cost memory, however small it is. */
const maxParts = { files: 20, parts: 240 };
/** So many files of the largest size are read, and dropped, until a form is cut off: its visitor gets an answer. */
const patience = 12;

export type ReceivedForm = {
  fields: URLSearchParams;
  files: ReceivedFile[];
  /** The rest of the body was not read: nothing can follow on its connection. */
  isCutOff: boolean;
};

type Options = {
  uploads: UploadFiles;
  maxFileBytes: number;
  /** How many files a form takes in a field. */
  maxFiles: (form: string, field: string) => number;
  /** False when nothing may be written for this visitor any more. */
  mayStore: boolean;
  /** Told why a file could not be written. */
  onFailure: (error: unknown) => void;
};

/**
 * Reads a form with files. Files go to disk as they arrive, never whole into memory.
 * @returns what was entered, or undefined when the text is longer than any form
 * @throws when the body is no such form or breaks off
 */
export async function receiveForm(request: Request, options: Options): Promise<ReceivedForm | undefined> {
  const fields = new URLSearchParams();
  const files: Promise<ReceivedFile>[] = [];
  const incoming = new Set<Readable>();
  const counts = new Map<string, number>();
  let textBytes = 0;
  const bodyLimit = maxTextBytes + patience * options.maxFileBytes;
  const parser = new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    limits: { ...maxParts, fields: 200, fieldSize: maxTextBytes + 1, fileSize: options.maxFileBytes, headerPairs: 20 },
  });
  parser.on("field", (name, value) => {
    textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (textBytes <= maxTextBytes) fields.append(name, value);
  });
  parser.on("file", (field, stream, name = "") => {
    const maxFiles = options.maxFiles(fields.get(formNameField) ?? "", field);
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    incoming.add(stream);
    // The failure itself is reported by the pipeline.
    stream.on("error", () => undefined);
    // Browsers send a nameless part for a field without a file.
    if (name === "" || maxFiles === 0) stream.resume();
    else files.push(receive(options, { field, name, stream: stream as IncomingFile, isOneTooMany: count > maxFiles }));
  });
  try {
    await pipeline(Readable.from(upTo(request, bodyLimit)), parser);
  } catch (error) {
    for (const stream of incoming) stream.destroy(new Error("The form broke off."));
    const received = await Promise.all(files);
    if (error !== tooLarge) {
      await options.uploads.removeUnkept(
        received.flatMap(({ result }) => (typeof result === "object" ? result.id : [])),
      );
      throw error;
    }
    // Without files it is the text that is too long.
    return received.length > 0 ? { fields, files: received, isCutOff: true } : undefined;
  }
  return textBytes > maxTextBytes ? undefined : { fields, files: await Promise.all(files), isCutOff: false };
}

type Incoming = { field: string; name: string; stream: IncomingFile; isOneTooMany: boolean };

async function receive({ uploads, mayStore, onFailure }: Options, { field, name, stream, isOneTooMany }: Incoming) {
  if (isOneTooMany || !mayStore) {
    stream.resume();
    return { field, name, result: isOneTooMany ? "tooMany" : "notStored" } as const;
  }
  // What broke off in the middle of a file was too much of it, or there is nobody left to read the answer.
  const result = await receiveFile(uploads, stream, name, onFailure).catch(() => "tooLarge" as const);
  return { field, name, result };
}

const tooLarge = new Error("The form is too large.");

async function* upTo(request: Request, limit: number) {
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge;
    yield chunk;
  }
}
