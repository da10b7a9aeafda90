import "../../app/i18n/messages/server";
import { resolve } from "node:path";
import { type ContentSource, openFilesSource } from "@waku/content";
import { afterAll, describe, expect, it } from "vitest";
import { robotCard } from "./robot-card";
import { robotFeed } from "./robot-feed";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../content") });
afterAll(() => content.close());
const globals = await content.globals();
const settings = { siteUrl: "https://www.site.test", indexable: true } as Parameters<typeof robotFeed>[0]["settings"];

describe("the feed of changes", () => {
  const [first, second, ...others] = globals.robots.robots.slice(0, 3).map(({ changes, added, ...robot }) => robot);
  const withRobots = (robots: typeof globals.robots.robots): ContentSource => ({
    ...content,
    globals: async () => ({ ...globals, robots: { ...globals.robots, robots } }),
  });

  it("has an entry a day, the newest first, with what came and what changed", async () => {
    if (!first || !second) throw new Error("The content has no robots.");
    const changes = [
      "2026-12-03 payload_kg: 1200 → 1500",
      "2026-12-03 weight_kg: → 80",
      "2026-12-05 status: available → discontinued",
    ];
    const dated = [
      { ...first, added: "2026-11-29", changes },
      { ...second, added: "2026-12-03", model: "A <b>" },
      ...others,
    ];
    const german = (await robotFeed({ content: withRobots(dated), settings }, "de")) ?? "";
    expect(
      german.match(/<title>(?:<!\[CDATA\[)?([^<\]]*\d{4}:[^<\]]*)/g)?.map((title) => title.replace(/.*\d{4}: /, "")),
    ).toEqual(["1 Angabe geändert", "1 Modell neu, 2 Angaben geändert", "1 Modell neu"]);
    expect(german).toContain("Traglast bisher 1.200\u00a0kg, jetzt 1.500\u00a0kg");
    expect(german).toContain("Eigengewicht bisher nicht gelesen, jetzt 80\u00a0kg");
    expect(german).toContain("Stand bisher Aktuell, soweit bekannt, jetzt Nicht mehr aktuell");
    expect(german).toContain("A &lt;b&gt;");
    expect(german).toContain(`<link>https://www.site.test/de/robots/${first.id}</link>`);
    const english = (await robotFeed({ content: withRobots(dated), settings }, "en")) ?? "";
    expect(english).toContain("Payload was 1,200\u00a0kg, now 1,500\u00a0kg");
  });

  it("is none while no row is dated", async () => {
    expect(await robotFeed({ content: withRobots(others), settings }, "en")).toBeUndefined();
  });

  it("begins with the first import, which names some and counts the rest", async () => {
    const text = (await robotFeed({ content, settings }, "en")) ?? "";
    expect(text.match(/<item>/g)).toHaveLength(new Set(globals.robots.robots.flatMap(({ added }) => added ?? [])).size);
    expect(text).toMatch(/and \d+ more/);
  });
});

it("share pictures say which robot, maker or type a page is about", () => {
  const { robots } = globals;
  const [robot] = robots.robots.filter(({ payloadKg, type }) => payloadKg !== undefined && type === "cobot");
  const [maker] = robots.manufacturers;
  if (!robot || !maker) throw new Error("The content has no cobot.");
  expect(robotCard(`robots/${robot.id}`, globals, "de")).toMatchObject({
    title: expect.stringContaining(robot.model),
    label: "Cobot",
    drawing: "arm",
    note: expect.stringMatching(/^Traglast\s.*kg/),
  });
  expect(robotCard(`robots/makers/${maker.id}`, globals, "en")).toMatchObject({ title: maker.name, label: "Maker" });
  expect(robotCard("robots/types/drone", globals, "en")).toMatchObject({ title: "Drones", drawing: "drone" });
  expect(robotCard("robots/nobody", globals, "de")).toBeUndefined();
});
