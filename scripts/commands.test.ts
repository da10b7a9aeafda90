import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
/** What people call with words and options of their own, by its name. */
const commands = Object.keys(scripts).filter(
  (name) => /^node .*\.ts\b/.test(scripts[name] ?? "") && !/^bench:/.test(name),
);

describe.each(commands)("npm run %s", (name) => {
  const usage = `\nnpm run ${name}`;

  it("says with --help how it is called, and does nothing", async () => {
    const { code, out, error } = await call(name, "--help");
    expect([code, error]).toEqual([0, ""]);
    expect(`\n${out}`).toContain(usage);
  });

  it("refuses options and words that it does not know, and says how it is called", async () => {
    const option = await call(name, "--nonsense");
    expect(option).toEqual({ code: 1, out: "", error: expect.stringContaining(usage) });
    expect(option.error).toMatch(/^Unknown option '--nonsense'\.\n\n/);
    const words = await call(name, "one", "two", "three", "four");
    expect(words).toEqual({ code: 1, out: "", error: expect.stringContaining(usage) });
    expect(words.error).toMatch(/^"\w+" is one word too many\.\n\n/);
  });
});

/** Calls a command as npm does, without npm's own lines. */
function call(name: string, ...given: string[]): Promise<{ code: unknown; out: string; error: string }> {
  const words = (scripts[name] ?? "")
    .split(" ")
    .slice(1)
    .filter((word) => !word.startsWith("--env-file"));
  return new Promise((resolve) => {
    execFile(process.execPath, [...words, ...given], { cwd: root }, (failure, out, error) =>
      resolve({ code: failure ? failure.code : 0, out, error }),
    );
  });
}
