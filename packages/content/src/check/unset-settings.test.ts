import { expect, it } from "vitest";
import { SoundContent } from "../testing/sound-content.ts";
import { checkContent } from "./check-content.ts";
import { imprintGaps } from "./imprint-gaps.ts";
import { unsetSettings } from "./unset-settings.ts";

it("names addresses that lead to this machine, by file and place", async () => {
  const content = new SoundContent()
    .edit("shared/integrations.yaml", (integrations) => {
      integrations.chat = { name: "Chat", script: "http://127.0.0.1:9/chat.js" };
    })
    .edit("shared/forms.yaml", (forms) => {
      forms.newsletterUrl = "http://localhost:9";
    })
    .edit("shared/site.yaml", (site) => {
      Object.assign(site.links as object, { login: "http://127.0.0.1:9", youtube: "https://www.youtube.com/x" });
    });
  const { folder, remove } = await content.write();
  const { content: read } = await checkContent(folder);
  await remove();
  const places = unsetSettings(read.globals)
    .filter(({ effect }) => effect.includes("this machine"))
    .map(({ file, at }) => `${file} ${at}`);
  expect(places).toEqual([
    "shared/site.yaml links.login",
    "shared/forms.yaml newsletterUrl",
    "shared/integrations.yaml chat.script",
  ]);
});

it("asks who stands for a figure, by its kind, and who of a client released the name", async () => {
  const { folder, remove } = await new SoundContent()
    .edit("shared/figures.yaml", (figures) => {
      for (const figure of Object.values(figures) as { confirmed: unknown }[])
        figure.confirmed = { by: "A", on: "2026-12-01" };
      for (const id of ["machines", "outages"]) Object.assign(figures[id] as object, { confirmed: null });
    })
    .write();
  const { content } = await checkContent(folder);
  await remove();
  const client = { release: null, scope: null, timeline: null, results: null, quote: null };
  const customers = { one: client, two: { ...client, release: { by: "B", on: "2026-12-01" } } };
  const open = unsetSettings({ ...content.globals, customers }).filter(({ file }) => /figures|customers/.test(file));
  expect(open.map(({ at }) => at)).toEqual(["machines.confirmed", "outages.confirmed", "one.release"]);
  expect(open[0]?.effect).toMatch(/fact about the company.*by whom|day for which/);
  expect(open[1]?.effect).toMatch(/guide value/);
});

it("asks for hall and booth of a fair that is still to come", async () => {
  const { folder, remove } = await new SoundContent().write();
  const { content } = await checkContent(folder);
  await remove();
  const [fair] = content.globals.booking.fairs;
  if (!fair) throw new Error("The content has no fair.");
  const openFor = (days: string[], hall: string | null) => {
    Object.assign(fair, { days, hall, booth: null });
    return unsetSettings(content.globals).flatMap(({ at }) => (at.startsWith("fairs.") ? [at] : []));
  };
  expect(openFor(["2024-03-19"], null)).toEqual([]);
  expect(openFor(["9999-03-19"], null)).toEqual(["fairs.0.hall", "fairs.0.booth"]);
  expect(openFor(["9999-03-19"], "6")).toEqual(["fairs.0.booth"]);
});

it("says apart what the imprint must name, and what it may", async () => {
  const { folder, remove } = await new SoundContent().write();
  const { content } = await checkContent(folder);
  await remove();
  const { globals } = content;
  const asked = () => unsetSettings(globals).flatMap(({ at, effect }) => (effect.includes("§ 5 DDG") ? [at] : []));
  expect(asked()).toContain("company.legalName");
  expect(asked()).not.toContain("company.vatId");
  for (const name of imprintGaps(globals)) globals.site.company[name] = "set";
  expect(asked()).toEqual([]);
  expect(unsetSettings(globals).map(({ at }) => at)).toContain("company.vatId");
});

it("asks how long a contract runs, until somebody has said so", async () => {
  const { folder, remove } = await new SoundContent().write();
  const { content } = await checkContent(folder);
  await remove();
  const { globals } = content;
  const asked = () => unsetSettings(globals).map(({ at }) => at);
  expect(asked()).toContain("contractTerm");
  globals.site.contractTerm = { de: "Zwölf Monate.", en: "Twelve months." };
  expect(asked()).not.toContain("contractTerm");
});
