import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tightenFolder } from "./private-files.ts";

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "private-"));
  folder = join(base, "data");
  mkdirSync(folder);
});
afterEach(() => rmSync(base, { recursive: true }));

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

function put(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, "x");
  chmodSync(path, mode);
  return path;
}

test.skipIf(process.platform === "win32")(
  "others lose every right, the group those on keys; what is tight stays",
  () => {
    chmodSync(folder, 0o777);
    const database = put("outbox.sqlite", 0o666);
    const secret = put("secret", 0o644);
    const token = put("cms-token", 0o660);
    const shared = put("lock.sqlite", 0o660);
    const outside = join(base, "outside");
    writeFileSync(outside, "x");
    chmodSync(outside, 0o666);
    symlinkSync(outside, join(folder, "link"));
    expect(tightenFolder(folder)).toEqual(
      expect.arrayContaining([
        { path: folder, was: "0777", is: "0770" },
        { path: database, was: "0666", is: "0660" },
        { path: secret, was: "0644", is: "0600" },
        { path: token, was: "0660", is: "0600" },
      ]),
    );
    expect([folder, database, secret, token, shared, outside].map(mode)).toEqual([
      ...["770", "660", "600", "600", "660", "666"],
    ]);
    expect(tightenFolder(folder)).toEqual([]);
  },
);

/** A file that everybody may write, and whose mode nobody can change. */
const stubborn = "/proc/self/attr/current";

test.runIf(existsSync(stubborn))(
  "what others can write and nobody can change is refused with a sentence (Linux)",
  () => {
    expect(() => tightenFolder(dirname(stubborn))).toThrow(
      /^Others on this machine can write \/proc\/self\/attr\/\w+ \(mode 0666\): .*chmod o-rwx.*DATA_DIR=/,
    );
  },
);

test("a folder that is not there yet is nobody's", () => {
  expect(tightenFolder(join(base, "none"))).toEqual([]);
});
