import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { createConnection } from "node:net";
import { pipeline } from "node:stream/promises";

/** What looks into files: a clamd over TCP, or a command that gets the file as its last argument. */
export type Scanner =
  | { type: "clamd"; host: string; port: number }
  | { type: "command"; file: string; args: readonly string[] };

type Verdict = "clean" | "infected";

/** Looks into a file on disk. @throws Error when the scanner does not say what it found */
export type ScanFile = (path: string) => Promise<Verdict>;

/** A visitor waits for it. */
const timeoutMs = 30_000;

/**
 * Reads a setting: `clamd://host:port`, or a command line without quotes, for example `clamdscan --fdpass`.
 * @returns undefined when it is neither
 */
export function parseScanner(text: string): Scanner | undefined {
  if (/^clamd:/i.test(text)) {
    const url = URL.parse(text);
    const host = url?.hostname.replace(/^\[(.*)\]$/, "$1");
    const isPlain = url && /^clamd:\/\/[^/@?#]+\/?$/i.test(text);
    return host && isPlain ? { type: "clamd", host, port: Number(url.port || 3310) } : undefined;
  }
  const [file, ...args] = text.trim().split(/\s+/);
  return file && !/["'\\]|:\/\//.test(text) ? { type: "command", file, args } : undefined;
}

export function fileScanner(scanner: Scanner): ScanFile {
  return scanner.type === "clamd" ? (path) => askClamd(scanner, path) : (path) => askCommand(scanner, path);
}

/** clamd's INSTREAM: pieces, each after its length in four bytes, and a length of 0 as the end. */
async function askClamd({ host, port }: Extract<Scanner, { type: "clamd" }>, path: string): Promise<Verdict> {
  const signal = AbortSignal.timeout(timeoutMs);
  const socket = createConnection({ host, port, signal });
  let answer = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    answer += text;
  });
  const ended = new Promise<void>((resolve, reject) => socket.once("close", resolve).once("error", reject));
  try {
    await Promise.all([pipeline(instream(path), socket, { end: false, signal }), ended]);
  } catch (error) {
    // clamd answers as soon as it knows, and may take no more of the file then.
    if (!/ FOUND/.test(answer)) throw error;
  } finally {
    socket.destroy();
  }
  if (/ FOUND\0?$/.test(answer)) return "infected";
  if (/^stream: OK\0?$/.test(answer)) return "clean";
  throw new Error(`The scanner answered "${answer.slice(0, 100).replace(/\0/g, "")}".`);
}

async function* instream(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of createReadStream(path)) yield Buffer.concat([length(piece.length), piece]);
  yield length(0);
}

function length(bytes: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(bytes);
  return buffer;
}

/** As scanners for the command line have it: 0 is clean, 1 infected, anything else a failure. */
function askCommand({ file, args }: Extract<Scanner, { type: "command" }>, path: string): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    execFile(file, [...args, path], { timeout: timeoutMs }, (error) => {
      if (!error) resolve("clean");
      else if (error.code === 1) resolve("infected");
      // Without its output, which may name the file or hold its words.
      else reject(new Error(`The scanner "${file}" ended with ${error.code ?? error.signal}.`));
    });
  });
}
