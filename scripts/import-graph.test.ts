import { expect, it } from "vitest";
import { drawGraph, drawnGraph, readImports } from "./import-graph.ts";

const imports = readImports();

it("is drawn in docs/architecture.md as the code is", () => {
  expect(drawnGraph(), "Run `npm run import-graph`.").toBe(drawGraph(imports));
});

it("has no component below the server but what pictures and the page for failures draw", () => {
  const components = imports.filter(({ from, to }) => from.startsWith("apps/web/server/") && to.endsWith(".tsx"));
  const fromApp = components.map(({ to }) => to).filter((file) => file.startsWith("apps/web/app/"));
  expect(fromApp.length).toBeGreaterThan(0);
  expect(fromApp.filter((file) => !file.startsWith("apps/web/app/ui/"))).toEqual([]);
});
