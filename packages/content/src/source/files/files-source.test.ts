import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SoundContent } from "../../testing/sound-content.ts";
import type { ContentSource, Tag } from "../content-source.ts";
import { ContentError, type Problem } from "../problem.ts";
import { openFilesSource } from "./files-source.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function open(
  content: SoundContent,
  options: { watch?: boolean; onProblems?: (problems: Problem[]) => void } = {},
) {
  const { folder, remove } = await content.write();
  cleanups.push(remove);
  const source = await openFilesSource({ folder, ...options });
  cleanups.push(() => source.close());
  return { source, folder };
}

/** Articles a, b, c of which two share a day. */
function withArticles(): SoundContent {
  const content = new SoundContent();
  const days = { a: "2026-01-01", b: "2026-02-01", c: "2026-01-01" };
  for (const [id, published] of Object.entries(days))
    for (const locale of ["de", "en"])
      content.files.set(`${locale}/magazine/${id}.md`, {
        front: {
          slug: locale === "de" ? `artikel-${id}` : undefined,
          title: `Title ${id}`,
          teaser: "T",
          published,
          meta: { title: `Article ${id}`, description: "x".repeat(120) },
        },
        body: `Text ${id}, {figure:machines}`,
      });
  return content;
}

describe("content source over files", () => {
  it("does not open content with a problem", async () => {
    const content = new SoundContent().edit("de/pages/pricing.yaml", (page) => {
      page.blocks = [];
    });
    await expect(open(content)).rejects.toThrow(ContentError);
    await expect(open(content)).rejects.toThrow(/de\/pages\/pricing\.yaml → blocks/);
  });

  it("finds documents by address and by name, in their language", async () => {
    const { source } = await open(withArticles());
    expect((await source.find("de", "magazine/artikel-a"))?.ref).toBe("article:a");
    expect((await source.find("en", "magazine/a"))?.ref).toBe("article:a");
    expect(await source.find("de", "magazine/a")).toBeUndefined();
    expect(await source.find("en", "magazine/artikel-a")).toBeUndefined();
    expect((await source.find("de", ""))?.ref).toBe("page:");
    expect((await source.get("de", "article:a"))?.path).toBe("magazine/artikel-a");
    expect(await source.alternates("article:a")).toEqual({ de: "magazine/artikel-a", en: "magazine/a" });
    expect(await source.alternates("article:gone")).toEqual({});
  });

  it("lists newest first, then by title, in ranges", async () => {
    const { source } = await open(withArticles());
    const ids = async (range?: { offset?: number; limit?: number }) => {
      const { items, total } = await source.list("de", "article", range);
      return [items.map(({ id }) => id).join(" "), total];
    };
    expect(await ids()).toEqual(["lidar b a c", 4]);
    expect(await ids({ offset: 1, limit: 2 })).toEqual(["b a", 4]);
    expect(await ids({ offset: 9, limit: 2 })).toEqual(["", 4]);
    expect(await source.list("de", "job")).toEqual({ items: [], total: 0 });
  });

  it("knows the neighbours of an item", async () => {
    const { source } = await open(withArticles());
    const neighbours = async (id: string) => {
      const entry = await source.get("en", `article:${id}`);
      if (entry?.kind !== "item") throw new Error("no item");
      const { newer, older } = await source.neighbours(entry);
      return [newer?.id, older?.id];
    };
    expect(await neighbours("lidar")).toEqual([undefined, "b"]);
    expect(await neighbours("b")).toEqual(["lidar", "a"]);
    expect(await neighbours("c")).toEqual(["a", undefined]);
  });

  it("gives texts with placeholders filled", async () => {
    const { source } = await open(withArticles());
    const entry = await source.get("de", "article:a");
    if (!entry) throw new Error("no entry");
    expect(await source.body(entry)).toBe("Text a, 15.000+");
  });

  it("gives handbooks in reading order", async () => {
    const { source } = await open(new SoundContent());
    const [first, ...others] = await source.chapters("de", "robot-operations");
    expect(first?.chapter.path).toBe("robot-journey/robot-operations/first");
    expect(others).toEqual([]);
  });
});

describe("reload in development", () => {
  const file = "de/magazine/lidar.md";
  const title = async (source: ContentSource) => (await source.get("de", "article:lidar"))?.title;

  async function openWatched() {
    const content = new SoundContent();
    const onProblems = vi.fn<(problems: Problem[]) => void>();
    const { source, folder } = await open(content, { watch: true, onProblems });
    const changes: Tag[][] = [];
    cleanups.push(source.onChange((tags) => void changes.push(tags)));
    const article = content.files.get(file);
    if (typeof article !== "object" || !("front" in article)) throw new Error("no article");
    const save = (front: Record<string, unknown>) =>
      writeFile(join(folder, file), `---\n${JSON.stringify({ ...(article.front as object), ...front })}\n---\nText\n`);
    return { source, changes, onProblems, save };
  }

  it("shows what changed and names the tags to drop", async () => {
    const { source, changes, save } = await openWatched();
    await save({ title: "Ein neuer Titel" });
    await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0), { timeout: 5000 });
    expect(await title(source)).toBe("Ein neuer Titel");
    expect(changes[0]).toEqual(expect.arrayContaining(["article:lidar", "collection:article", "globals"]));
  });

  it("keeps the last good content while there is a problem, says which, and recovers", async () => {
    const { source, changes, onProblems, save } = await openWatched();
    await save({ title: "x".repeat(91) });
    await vi.waitFor(() => expect(onProblems).toHaveBeenCalled(), { timeout: 5000 });
    expect(onProblems.mock.calls[0]?.[0]).toMatchObject([{ file, at: "title" }]);
    expect(await title(source)).toBe("Störung am LiDAR");
    expect(changes).toEqual([]);
    await save({ title: "Wieder gut" });
    await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0), { timeout: 5000 });
    expect(await title(source)).toBe("Wieder gut");
  });
});
