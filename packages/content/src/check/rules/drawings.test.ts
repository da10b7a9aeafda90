import { afterEach, expect, it } from "vitest";
import { SoundContent } from "../../testing/sound-content.ts";
import { checkContent } from "../check-content.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanups.splice(0)) await remove();
});

it("refuses a drawing that another article shows already", async () => {
  const content = new SoundContent();
  const words = {
    de: { scene: "Funklücken je Zelle", text: "Ein anderer Text, der nur in diesem zweiten Artikel steht, über Funk." },
    en: { scene: "Radio gaps of each cell", text: "Another text that is only in this second article, on radio." },
  };
  for (const locale of ["de", "en"] as const) {
    const drawing = { scene: "radio-map", caption: words[locale].scene };
    content.edit(`${locale}/magazine/lidar.md`, (front) => Object.assign(front, { drawing }));
    const first = content.files.get(`${locale}/magazine/lidar.md`);
    if (typeof first !== "object" || !("front" in first)) throw new Error("no article");
    const { front } = structuredClone(first) as { front: Record<string, unknown> };
    const meta = front.meta as Record<string, string>;
    meta.title = `${meta.title} 2`;
    meta.description = `${meta.description?.slice(0, -3)} 2`;
    content.files.set(`${locale}/magazine/radio.md`, {
      front: { ...front, slug: undefined },
      body: words[locale].text,
    });
  }
  const { folder, remove } = await content.write();
  cleanups.push(remove);
  const { problems } = await checkContent(folder);
  expect(problems.map(({ file, at, message }) => [file, at, message.en])).toContainEqual([
    "en/magazine/radio.md",
    "drawing.scene",
    "shows the drawing radio-map, which en/magazine/lidar.md shows already; each article has its own",
  ]);
});
