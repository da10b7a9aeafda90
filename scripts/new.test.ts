import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { blockParts } from "../apps/web/app/blocks/registry";
import { newBlock } from "./new/new-block.ts";
import { newPage } from "./new/new-page.ts";
import { writeStart } from "./new/start.ts";

const root = resolve(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "new-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A copy of what the commands read and change; everything installed stays where it is. */
beforeAll(() => {
  for (const folder of ["apps/web/app", "packages", "content", "scripts"])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\/(node_modules|media)$/.test(path),
    });
  for (const file of ["biome.json", "package.json", "tsconfig.base.json"]) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, "content/media"), join(copy, "content/media"));
  mkdirSync(join(copy, "node_modules/@waku"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@waku") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@waku", name));
  const paths = ["apps/web/app/blocks", "apps/web/app/pages/compositions.ts", "packages/content/src"];
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({
      extends: "./tsconfig.base.json",
      compilerOptions: { types: ["node", "vite/client"] },
      include: paths,
    }),
  );
});

describe("npm run new", () => {
  // Nothing to try again: what is made is there.
  it("makes a block that compiles and can be seen, and a page that the content check accepts", {
    retry: 0,
    timeout: 240_000,
  }, async () => {
    expect(run("scripts/new.ts", "block", "openingHours")).toContain(
      "apps/web/app/blocks/opening-hours/load.server.ts",
    );
    writeStart(copy, newPage(copy, "company/opening-hours"));
    writeStart(copy, newPage(copy, "careers/day-in-the-field", "story"));
    addToPages("company/opening-hours", '  - type: openingHours\n    title: Title\n    items: ["8–12", "13–17"]\n');
    expect(run("packages/content/src/cli/check.ts")).toContain("The content is sound.");
    expect(typeErrors()).toEqual([]);

    const folder = join(copy, "apps/web/app/blocks/opening-hours");
    const { openingHours } = await import(join(folder, "block.ts"));
    const { openingHours: loader } = await import(join(folder, "load.server.ts"));
    const { View }: (typeof blockParts)["bullets"] = openingHours;
    const block = await loader.load(loader.sample.example);
    // React is the site's, which draws the block, not of these scripts.
    const { renderToStaticMarkup }: { renderToStaticMarkup: (element: unknown) => string } = await import(
      join(root, "node_modules/react-dom/server.node.js")
    );
    expect(renderToStaticMarkup(View({ block, layout: "checks", breadcrumb: null }))).toMatch(
      /<h2[^>]*>Opening hours<\/h2>.*<li>Opening hours<\/li>/,
    );

    // Made once more, nothing is overwritten.
    const before = contents();
    expect(() => newBlock(copy, "openingHours")).toThrow("is taken");
    expect(() => writeStart(copy, newPage(copy, "company/opening-hours"))).toThrow("is there already");
    expect(contents()).toEqual(before);
  });

  it("leaves nothing that compiles where a part of a block is missing", { retry: 0, timeout: 240_000 }, () => {
    leaveOut("apps/web/app/blocks/registry.ts", /^ {2}bullets,\n/m);
    leaveOut("apps/web/app/blocks/registry.server.ts", /^ {2}faq,\n/m);
    leaveOut("apps/web/app/blocks/hero/load.server.ts", /^ {2}sample: .*\n/m);
    leaveOut("apps/web/app/blocks/form/block.ts", /isLive: true, /);
    leaveOut("apps/web/app/pages/compositions.ts", /(?<=related: ")rows/);
    const files = typeErrors().map((line) => line.replace(/\(.*/, "").replace("apps/web/app/", ""));
    expect([...new Set(files)]).toEqual(
      expect.arrayContaining(
        ["registry.ts", "registry.server.ts", "hero/load.server.ts", "form/block.ts"].map((file) => `blocks/${file}`),
      ),
    );
    expect(files).toContain("pages/compositions.ts");
  });

  it.each([
    ["Opening-hours", "npm run new block openingHours"],
    ["opening hours", "npm run new block openingHours"],
    ["öffnung", "is no name of a block"],
    ["delete", "means something else"],
    ["bullets", "is taken"],
    ["blockSection", "is taken"],
  ])("refuses the block “%s”", (name, reason) => {
    expect(() => newBlock(root, name)).toThrow(reason);
  });

  it("overwrites no page", () => {
    expect(() => writeStart(root, newPage(root, "features/live-map"))).toThrow("is there already");
  });

  it.each([
    ["/features/spare-parts", undefined, "is no address"],
    ["features/Spare-Parts", undefined, "is no address"],
    ["de/features", undefined, "holds a language"],
    ["page/about", undefined, "lies where pages made from documents in plain-pages/ stand"],
    ["robots/spot", undefined, "lies where pages made from robots"],
    ["start", undefined, "is an address that the site itself needs"],
    ["careers/field", undefined, "npm run new page careers/field FAMILY"],
    ["careers/field", "blog", "is no family"],
    ["careers/field", undefined, /^ {2}company +as \/en\/company$/m],
  ])("refuses the page “%s” of the family %s", (path, family, reason) => {
    expect(() => newPage(root, path, family)).toThrow(reason);
  });
});

function run(script: string, ...words: string[]): string {
  return execFileSync(join(root, "node_modules/node/bin/node"), [join(copy, script), ...words], {
    encoding: "utf8",
    stdio: "pipe",
  });
}

function typeErrors(): string[] {
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["--noEmit"], { cwd: copy, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    return String((error as { stdout: string }).stdout)
      .split("\n")
      .filter((line) => line.includes("error"));
  }
}

function addToPages(path: string, block: string): void {
  for (const locale of ["de", "en"])
    writeFileSync(join(copy, `content/${locale}/pages/${path}.yaml`), block, { flag: "a" });
}

function leaveOut(file: string, part: RegExp): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text, file).toMatch(part);
  writeFileSync(join(copy, file), text.replace(part, ""));
}

/** Every source file of the copy that the commands may touch. */
function contents(): string[] {
  return ["apps/web/app/blocks", "apps/web/app/pages", "packages/content/src/schema", "content/de/pages"].flatMap(
    (folder) =>
      readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
}
