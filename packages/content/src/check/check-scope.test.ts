import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatProblem } from "../source/problem.ts";
import { checkContent } from "./check-content.ts";

const article = "en/magazine/spare-parts-for-20-amr.md";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waku-content-"));
  await cp(resolve(import.meta.dirname, "../../../../content"), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

test("a start looks for what would not work, the full check also at how texts read", async () => {
  await appendFile(join(folder, article), '\n\nA "seamless" page with [a link](/nowhere) and {figure:nothing}.\n');
  const problems = async (scope: "working" | "all") => {
    const found = (await checkContent(folder, scope)).problems;
    return found.filter(({ file }) => file === article).map(formatProblem);
  };
  const broken = [expect.stringContaining('"/nowhere"'), expect.stringContaining("{figure:nothing} names nothing")];
  expect(await problems("working")).toEqual(broken);
  const all = await problems("all");
  expect(all).toEqual(expect.arrayContaining(broken));
  expect(all.join("\n")).toMatch(/straight quotes/);
  expect(all.join("\n")).toMatch(/“seamless”/);
});
