import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { settingNames } from "@waku/content/schema";
import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";

const webRoot = resolve(import.meta.dirname, "../../..");

/** All sources that may show a text: application and server, without the tables themselves and without tests. */
const sources = ["app", "server"]
  .flatMap((folder) =>
    readdirSync(join(webRoot, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(webRoot, folder, name),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes("i18n/messages"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

describe("message tables", () => {
  it.each(Object.keys(en))("%s is shown somewhere", (key) => {
    const isUsed = new RegExp(`\\b(?:t|messagesIn\\(\\w+\\)|useMessages\\(\\))\\.${key}\\b`).test(sources);
    expect(isUsed, `Delete the message "${key}" or use it.`).toBe(true);
  });

  it("have the same keys in the same shape", () => {
    expect(shapeOf(de)).toEqual(shapeOf(en));
  });

  it("name every setting that a page may list", () => {
    expect(Object.keys(de.settings).sort()).toEqual([...settingNames].sort());
  });

  it("are translated: long texts differ", () => {
    const german = texts(de);
    const same = texts(en).filter((text, index) => text === german[index] && /\p{L}{2,}.* .* /u.test(text));
    expect(same).toEqual([]);
  });

  it("use typographic quotes of their language", () => {
    for (const text of [...texts(de), ...texts(en)]) expect(text).not.toContain('"');
    for (const text of texts(de)) expect(text).not.toMatch(/“[^„]*”/);
    for (const text of texts(en)) expect(text).not.toContain("„");
  });
});

/** Keys and kinds of values of a message table. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "function") return `function of ${value.length}`;
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, shapeOf(part)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** Every text of a table in the order of its keys; functions are called with plain values. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [String(value(2, 3))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, part]) => texts(part));
}
