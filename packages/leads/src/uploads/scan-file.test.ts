import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileScanner, parseScanner } from "./scan-file.ts";

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scan-"));
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

function file(content: string | Buffer): string {
  const path = join(folder, "file");
  writeFileSync(path, content);
  return path;
}

/** A clamd that gives one answer once it has a whole stream. @returns the setting, and what it was sent */
async function clamd(answer: string): Promise<{ setting: string; sent: Buffer[] }> {
  const sent: Buffer[] = [];
  const listening = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (data: Buffer) => {
      sent.push(data);
      if (Buffer.concat(sent).subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  server = listening;
  return { setting: `clamd://127.0.0.1:${(listening.address() as AddressInfo).port}`, sent };
}

async function scan(setting: string, path: string) {
  const scanner = parseScanner(setting);
  if (!scanner) throw new Error(`${setting} is no scanner.`);
  return fileScanner(scanner)(path);
}

test("clamd is sent the whole file in pieces, and its answer counts", async () => {
  const content = Buffer.alloc(150_000, "x");
  const { setting, sent } = await clamd("stream: OK\0");
  expect(await scan(setting, file(content))).toBe("clean");
  const bytes = Buffer.concat(sent);
  expect(bytes.subarray(0, 10).toString()).toBe("zINSTREAM\0");
  let received = 0;
  for (let at = 10; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    received += length;
    at += 4 + length;
  }
  expect(received).toBe(content.length);
});

test("clamd finds something", async () => {
  const { setting } = await clamd("stream: Eicar-Signature FOUND\0");
  expect(await scan(setting, file("x"))).toBe("infected");
});

test.each(["stream: OK nonsense FOUND it\0", "INSTREAM size limit exceeded. ERROR\0", ""])(
  "no answer that says what was found is a failure: %s",
  async (answer) => {
    const { setting } = await clamd(answer);
    await expect(scan(setting, file("x"))).rejects.toThrow();
  },
);

test("nobody there is a failure", async () => {
  const { setting } = await clamd("");
  await new Promise((resolve) => server?.close(resolve));
  await expect(scan(setting, file("x"))).rejects.toThrow();
});

test("a command says it by its exit code, and gets the file as it is named", async () => {
  const command = join(folder, "scanner");
  writeFileSync(
    command,
    '#!/bin/sh\n[ "$1" = --quiet ] || exit 9\ncase "$(cat "$2")" in bad) exit 1;; odd) exit 2;; esac\n',
  );
  chmodSync(command, 0o755);
  expect(await scan(`${command} --quiet`, file("good"))).toBe("clean");
  expect(await scan(`${command} --quiet`, file("bad"))).toBe("infected");
  await expect(scan(`${command} --quiet`, file("odd"))).rejects.toThrow("ended with 2");
  await expect(scan(`${command}-missing`, file("good"))).rejects.toThrow("ENOENT");
});

test("settings", () => {
  expect(parseScanner("clamd://scanner.internal")).toEqual({ type: "clamd", host: "scanner.internal", port: 3310 });
  expect(parseScanner("clamd://[::1]:3311")).toEqual({ type: "clamd", host: "::1", port: 3311 });
  expect(parseScanner(" clamdscan  --fdpass ")).toEqual({ type: "command", file: "clamdscan", args: ["--fdpass"] });
  for (const wrong of ["clamd://", "clamd:", "clamd://u:p@x", "clamd://x/path", "http://x", "scan 'a b'", "  "])
    expect(parseScanner(wrong), wrong).toBeUndefined();
});
