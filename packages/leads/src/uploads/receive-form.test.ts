import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sealer } from "@waku/server/sealer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../outbox/database.ts";
import { receiveForm } from "./receive-form.ts";
import { UploadFiles } from "./upload-files.ts";

let folder: string;
let database: ReturnType<typeof openDatabase>;
let uploads: UploadFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "receive-"));
  database = openDatabase(folder);
  const sealer = new Sealer("0123456789abcdef0123456789abcdef");
  const siteUrl = "https://x.example";
  uploads = new UploadFiles({ dataDir: folder, database, sealer, siteUrl });
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

function receive(body: BodyInit, pauseMs = 100) {
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const request = new Request("https://x.example/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  const options = {
    uploads,
    mayStore: true,
    takeRoom: async () => true,
    maxFileBytes: 1_000_000,
    taken: () => ({ maxFiles: 3, fileSet: "documents" as const }),
    onFailure: () => undefined,
  };
  return receiveForm(request, { ...options, pauseMs });
}

/** A body that comes in pieces, as from a network; one that does not end leaves its reader waiting. */
function inPieces(text: string, { pauseMs = 0, pieceLength = 16_384, ends = true } = {}) {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sent >= bytes.length) return ends ? controller.close() : new Promise(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      controller.enqueue(bytes.subarray(sent, sent + pieceLength));
      sent += pieceLength;
    },
  });
}

const start = part('name="documents"; filename="a.pdf"', "%PDF-1.4\n");

test("what no browser sends, and no parser gets past, breaks off instead of waiting for ever", async () => {
  const afterTheEnd = `--b--\r\n${part('name="more"', "x".repeat(200_000))}--b--\r\n`;
  await expect(receive(inPieces(afterTheEnd))).rejects.toThrow();
});

test("a visitor who stops in the middle does not hold on to anything", async () => {
  await expect(receive(inPieces(start, { ends: false }))).rejects.toThrow();
  expect(readdirSync(uploads.folder)).toEqual([]);
});

test("a slow visitor is waited for as long as something comes", async () => {
  const text = `${part('name="form"', "application")}${start}--b--\r\n`;
  const received = await receive(inPieces(text, { pauseMs: 80, pieceLength: Math.ceil(text.length / 16) }), 1000);
  expect(received?.fields.get("form")).toBe("application");
  expect(received?.files).toMatchObject([{ field: "documents", name: "a.pdf", result: { name: "a.pdf", bytes: 9 } }]);
});
