import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError, runCommand } from "@waku/command";
import { parseSync } from "oxc-parser";

const root = join(import.meta.dirname, "..");
const document = join(root, "docs/architecture.md");
const [begin, end] = ["<!-- import-graph -->", "<!-- /import-graph -->"];
const sources = [
  "packages/*/src/**/*.{ts,tsx}",
  "apps/web/{app,server}/**/*.{ts,tsx}",
  "apps/cms/{src,server}/**/*.{ts,tsx}",
];

/** An import of the project's own code, types among them: two files, by their paths in the repository. */
type Import = { from: string; to: string };

/** Every import between files of the project, those of tests and their helpers left out. */
export function readImports(): Import[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !/\.test\.|\/testing\/|\/testing\.ts$|^packages\/testing\//.test(file))
    .flatMap((from) =>
      targets(from)
        .flatMap((target) => fileOf(from, target) ?? [])
        .map((to) => ({ from, to })),
    );
}

function targets(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end: until } }) => text.slice(start + 1, until - 1));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value ?? ""),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...dynamic];
}

/** The file an import leads to; of a package only that it is one of ours. */
function fileOf(from: string, target: string): string | undefined {
  const [, name] = /^@waku\/([^/]+)/.exec(target) ?? [];
  if (name) return `packages/${name}/src/index.ts`;
  if (!target.startsWith(".")) return undefined;
  const path = join(dirname(from), target.replace(/\?.*$/, ""));
  const names = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts"), join(path, "index.tsx")];
  return names.find((name) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile());
}

/** Imports between groups of files: by group, the groups it imports from, in the order of the alphabet. */
function graph(imports: Import[], groupOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [groupOf(from), groupOf(to)];
    if (a === undefined) continue;
    const known = edges.get(a) ?? new Set();
    edges.set(a, known);
    if (b !== undefined && b !== a) known.add(b);
  }
  return new Map([...edges].sort(byName).map(([group, others]) => [group, new Set([...others].sort())]));
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

const packageOf = (file: string) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0];

/** Folders of the site; what lies beside the folders of the React app is `app`. */
function folderOf(file: string): string | undefined {
  const [, part, below] = /^apps\/web\/(app|server)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  return part === "app" && below ? `app/${below}` : part;
}

function reaches(edges: Map<string, Set<string>>, from: string, to: string): boolean {
  return [...(edges.get(from) ?? [])].some((next) => next === to || reaches(edges, next, to));
}

function drawPackages(imports: Import[]): string[] {
  const edges = graph(imports, packageOf);
  const arrows = [...edges].flatMap(([from, others]) =>
    [...others]
      .filter((to) => ![...others].some((between) => between !== to && reaches(edges, between, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ["```mermaid", "flowchart TD", ...arrows, "```"];
}

function listFolders(imports: Import[]): string[] {
  const folders = graph(imports, folderOf);
  const packages = graph(
    imports.map(({ from, to }) => ({ from, to: to.startsWith("packages/") ? to : from })),
    (file) => folderOf(file) ?? packageOf(file),
  );
  const rows = [...folders].map(([folder, others]) => {
    const names = [...others].map(
      (other) => `${other.replace("app/", "")}${folders.get(other)?.has(folder) ? " ↔" : ""}`,
    );
    return `| \`${folder}\` | ${names.join(", ")} | ${[...(packages.get(folder) ?? [])].map((name) => name.replace("packages/", "")).join(", ")} |`;
  });
  return ["| folder of `apps/web` | imports from folders of `app` | packages |", "|---|---|---|", ...rows];
}

/** The graph as docs/architecture.md holds it. */
export function drawGraph(imports: Import[]): string {
  return [begin, ...drawPackages(imports), "", ...listFolders(imports), end].join("\n");
}

/** What docs/architecture.md holds now. */
export function drawnGraph(): string {
  const text = readFileSync(document, "utf8");
  return text.slice(text.indexOf(begin), text.indexOf(end) + end.length);
}

const usage = `npm run import-graph

Draws who imports whom into docs/architecture.md, from the code.`;

if (import.meta.main)
  await runCommand({ usage }, () => {
    if (!existsSync(document) || !drawnGraph().startsWith(begin))
      throw new CommandError(`${document} has no place for the graph: ${begin}`);
    writeFileSync(
      document,
      readFileSync(document, "utf8").replace(drawnGraph(), () => drawGraph(readImports())),
    );
  });
