import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SoundContent } from "../../testing/sound-content.ts";
import type { ContentSource, ItemEntry, Tag } from "../content-source.ts";
import { ContentError, type Problem } from "../problem.ts";
import { openFilesSource } from "./files-source.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function open(
  content: SoundContent,
  options: {
    siteMedia?: string[];
    watch?: boolean;
    allowsGaps?: boolean;
    showsFuture?: boolean;
    onProblems?: (problems: Problem[]) => void;
  } = {},
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

describe("content of another folder", () => {
  /** Shows changed content in place of the first, and says which tags that touches. */
  async function change(edit: (content: SoundContent) => void) {
    const { source, folder } = await open(withArticles());
    const changes: Tag[][] = [];
    source.onChange(({ tags }) => void changes.push([...tags]));
    const changed = withArticles();
    edit(changed);
    const next = await changed.write();
    cleanups.push(next.remove);
    await source.show(next.folder);
    return { source, folder, tags: changes.flat().sort() };
  }
  function setText(content: SoundContent, file: string, body: string) {
    const article = content.files.get(file);
    if (typeof article !== "object" || !("front" in article)) throw new Error("no article");
    content.files.set(file, { front: article.front as Record<string, unknown>, body });
  }
  /** Both languages have the same documents. */
  function inBoth(edit: (locale: string) => unknown) {
    for (const locale of ["de", "en"]) edit(locale);
  }
  const front = { title: "New", teaser: "T", meta: { title: "New", description: "x".repeat(120) } };
  const article = { ...front, published: "2026-04-01" };
  const section = { ...front, order: 1 };

  /** In both languages, where documents come and go together. */
  const both = (...names: string[]) => names.flatMap((name) => [`de${name}`, `en${name}`]);
  const among = (...tags: string[]): unknown => expect.arrayContaining(tags);

  it.each<[string, (content: SoundContent) => void, unknown]>([
    ["nothing", () => undefined, []],
    [
      "the text of an article",
      (content) => setText(content, "de/magazine/a.md", "Another text"),
      ["any", "de:*.body", "de:article:a.body"],
    ],
    [
      "an article that goes",
      (content) => inBoth((locale) => content.files.delete(`${locale}/magazine/a.md`)),
      among(
        "de/magazine/artikel-a",
        ...both(":*", ":article:a", ":collection:article.length", ":article:b.neighbours"),
      ),
    ],
    [
      "an article that comes",
      (content) => inBoth((locale) => content.files.set(`${locale}/magazine/d.md`, { front: article, body: "Text" })),
      among(...both("/magazine/d", ":*", ":article:d", ":collection:article[0]", ":article:d.neighbours")),
    ],
    [
      "a page",
      (content) =>
        content.edit("en/pages/pricing.yaml", ({ blocks }) =>
          Object.assign((blocks as object[])[0] ?? {}, { title: "Another hero" }),
        ),
      among("any", "en:*.page", "en:page:pricing.page", "en:page:pricing.title"),
    ],
    [
      "a section that comes",
      (content) =>
        inBoth((locale) =>
          content.files.set(`${locale}/handbooks/robot-operations/first/one.md`, { front: section, body: "Text" }),
        ),
      among(...both(":handbook.robot-operations", ":section:robot-operations/first/one")),
    ],
    [
      "menus",
      (content) => content.edit("de/navigation.yaml", (menu) => (menu.slogan as string[]).reverse()),
      ["any", "de.navigation"],
    ],
    [
      "settings",
      (content) => content.edit("shared/site.yaml", (site) => Object.assign(site, { since: 2020 })),
      ["any", "globals", "globals.site", "globals.site.since"],
    ],
    [
      "what pictures show",
      (content) => {
        content.files.set("de/pictures.yaml", { amr: "Ein Roboter" });
        content.files.set("en/pictures.yaml", { amr: "A robot" });
      },
      among("globals.pictures.texts.de.amr", "globals.pictures.texts.en.amr"),
    ],
    [
      "an address",
      (content) => content.edit("de/magazine/a.md", (front) => Object.assign(front, { slug: "anders" })),
      ["any", "de/magazine/anders", "de/magazine/artikel-a", "de:*.path", "de:article:a.path"],
    ],
    [
      "ways from old addresses",
      (content) =>
        content.files.set("shared/redirects.yaml", "- {locale: de, from: magazine/x, to: magazine/artikel-a}"),
      ["any", "left/de/magazine/x"],
    ],
    [
      "redirects that editors write",
      (content) =>
        content.files.set("shared/own-redirects.yaml", { redirects: [{ address: "/fair", target: "/de/pricing" }] }),
      ["any", "left/fair"],
    ],
  ])("names the tags of what changed: %s", async (_, edit, expected) => {
    expect((await change(edit)).tags).toEqual(expected);
  });

  it("reads the text of a document where the document came from", async () => {
    const { source } = await open(withArticles());
    const before = await source.get("de", "article:a");
    const changed = withArticles();
    setText(changed, "de/magazine/a.md", "Another text");
    const next = await changed.write();
    cleanups.push(next.remove);
    await source.show(next.folder);
    const after = await source.get("de", "article:a");
    if (!before || !after) throw new Error("no article");
    expect([await source.body(before), await source.body(after)]).toEqual(["Text a, 15.000+", "Another text"]);
  });

  it("is not shown with a problem", async () => {
    const { source } = await open(withArticles());
    const broken = await withArticles()
      .edit("de/pages/pricing.yaml", (page) => {
        page.blocks = [];
      })
      .write();
    cleanups.push(broken.remove);
    await expect(source.show(broken.folder)).rejects.toThrow(ContentError);
    expect((await source.find("de", "magazine/artikel-a"))?.ref).toBe("article:a");
  });

  it("shows documents that do not fit together where gaps are allowed, and names them", async () => {
    const block = { type: "downloads", title: "T", items: [{ title: "T", text: "T", file: "list.pdf" }] };
    const content = withArticles();
    content.addBlocks("pricing", { de: [block], en: [block] });
    content.files.delete("de/magazine/a.md");
    const gaps: Problem[] = [];
    const options = { allowsGaps: true, onProblems: (problems: Problem[]) => void gaps.push(...problems) };
    const { source } = await open(content, options);
    expect((await source.get("en", "article:a"))?.title).toBe("Title a");
    expect(gaps.map(({ file }) => file).sort()).toEqual([
      "de/magazine/a.md",
      "de/pages/pricing.yaml",
      "en/pages/pricing.yaml",
    ]);
    content.edit("en/pages/pricing.yaml", (page) => {
      page.blocks = [];
    });
    await expect(open(content, options)).rejects.toThrow(ContentError);
  });

  it("finds the media of the site itself behind its own", async () => {
    const content = new SoundContent();
    const block = { type: "downloads", title: "T", items: [{ title: "T", text: "T", file: "list.pdf" }] };
    content.addBlocks("pricing", { de: [block], en: [block] });
    await expect(open(content)).rejects.toThrow("offers media/list.pdf, which does not exist");
    const site = await mkdtemp(join(tmpdir(), "site-media-"));
    cleanups.push(() => rm(site, { recursive: true }));
    await writeFile(join(site, "list.pdf"), "a list");
    const { source, folder } = await open(content, { siteMedia: [site] });
    expect(source.mediaFolders()).toEqual([join(folder, "media"), site]);
  });

  it("leads on from addresses that documents have left", async () => {
    const content = withArticles();
    const redirects = [
      { locale: "de", from: "magazine/old", to: "magazine/older" },
      { locale: "de", from: "magazine/older", to: "magazine/artikel-a" },
      { locale: "en", from: "magazine/a", to: "magazine/b" },
      { locale: "en", from: "magazine/removed" },
    ];
    content.files.set("shared/redirects.yaml", JSON.stringify(redirects));
    const { source } = await open(content);
    expect(await source.leftFor("/de/magazine/old")).toBe("/de/magazine/artikel-a");
    expect(await source.leftFor("/en/magazine/old")).toBeUndefined();
    expect(await source.leftFor("/en/magazine/removed"), "taken away").toBeNull();
    expect(await source.leftFor("/en/magazine/a"), "a document stands there").toBeUndefined();
    content.files.set("shared/redirects.yaml", JSON.stringify([{ locale: "de", from: "/magazine/old", to: "x" }]));
    await expect(open(content)).rejects.toThrow("shared/redirects.yaml → 0.from: must be a path");
  });
});

describe("a fork", () => {
  it("begins with the same documents and goes its own way, its media being those it was forked from", async () => {
    const { source, folder } = await open(withArticles());
    const fork = source.fork({ allowsGaps: true, showsFuture: true });
    cleanups.push(() => fork.close());
    const ref = "article:a";
    const entry = await source.get("en", ref);
    expect(entry).toBeDefined();
    expect(await fork.get("en", ref), "in memory once").toBe(entry);

    const [own, other] = [await copyOf(folder), await copyOf(folder)];
    const file = entry?.file ?? "";
    const retitle = async (to: string, title: string) =>
      writeFile(join(to, file), (await readFile(join(folder, file), "utf8")).replace("Title a", title));
    await retitle(own, "Of the fork");
    await fork.show(own, [file]);
    const titles = async () => [(await source.get("en", ref))?.title, (await fork.get("en", ref))?.title];
    expect(await titles()).toEqual([entry?.title, "Of the fork"]);
    await retitle(other, "Of the source");
    await source.show(other, [file]);
    expect(await titles()).toEqual(["Of the source", "Of the fork"]);
    expect(fork.mediaFolders()).toEqual([join(own, "media"), join(other, "media")]);
    expect(await fork.get("de", ref)).toBe(await source.get("de", ref));
  });

  async function copyOf(folder: string): Promise<string> {
    const copy = await mkdtemp(join(tmpdir(), "content-copy-"));
    cleanups.push(() => rm(copy, { recursive: true }));
    await cp(folder, copy, { recursive: true });
    return copy;
  }
});

describe("single files of the folder shown", () => {
  async function openEdited(content = withArticles()) {
    const { source, folder } = await open(content);
    const told: string[] = [];
    cleanups.push(
      source.onChange(({ documents }) => void told.push(...documents.map(({ locale, ref }) => `${locale} ${ref}`))),
    );
    const edit = async (file: string, change: (text: string) => string) =>
      writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
    return { source, folder, told, edit };
  }

  it("are taken over alone", async () => {
    const { source, told, edit } = await openEdited();
    await edit("de/magazine/a.md", (text) => text.replace("Title a", "Neu"));
    // Whatever else changed meanwhile was not named.
    await edit("de/magazine/b.md", () => "broken");
    await source.change(["de/magazine/a.md"]);
    expect(told).toEqual(["de article:a"]);
    expect((await source.get("de", "article:a"))?.title).toBe("Neu");
    expect((await source.get("de", "article:b"))?.title).toBe("Title b");
  });

  it("are refused with what they break elsewhere, and tried again with the next ones", async () => {
    const content = withArticles();
    content.addBlocks("pricing", {
      de: [{ type: "related", title: "T", links: ["article:a", "article:b", "article:c"] }],
      en: [{ type: "related", title: "T", links: ["article:a", "article:b", "article:c"] }],
    });
    const { source, folder, told, edit } = await openEdited(content);
    await rm(join(folder, "de/magazine/a.md"));
    const refused = await source.change(["de/magazine/a.md"]).catch((error: ContentError) => error.problems);
    expect(refused).toMatchObject([
      { file: "de/pages/pricing.yaml", at: expect.stringMatching(/links\.0$/) },
      { file: "de/magazine/a.md", message: { en: expect.stringContaining("no counterpart") } },
    ]);
    expect([told, (await source.get("de", "article:a"))?.title]).toEqual([[], "Title a"]);
    for (const locale of ["de", "en"])
      await edit(`${locale}/pages/pricing.yaml`, (text) => text.replace("article:a", "article:lidar"));
    await rm(join(folder, "en/magazine/a.md"));
    await source.change(["de/pages/pricing.yaml", "en/pages/pricing.yaml", "en/magazine/a.md"]);
    expect(await source.alternates("article:a")).toEqual({});
  });

  it("move what stands below them", async () => {
    const content = withArticles();
    const front = { title: "S", teaser: "T", order: 1, meta: { title: "S", description: "x".repeat(120) } };
    for (const locale of ["de", "en"])
      content.files.set(`${locale}/handbooks/robot-operations/first/one.md`, { front, body: "Text" });
    const { source, edit } = await openEdited(content);
    const chapter = "de/handbooks/robot-operations/first/index.md";
    const isJson = (text: string) => text.includes("{");
    await edit(chapter, (text) =>
      isJson(text) ? text.replace("{", '{"slug":"erstes",') : text.replace("---", "---\nslug: erstes"),
    );
    await source.change([chapter]);
    const path = "robot-journey/robot-operations/erstes/one";
    expect((await source.find("de", path))?.ref).toBe("section:robot-operations/first/one");
  });

  it("lead on from an address that editors redirect, which a document and its target take away again", async () => {
    const { source, folder } = await openEdited();
    const file = "shared/own-redirects.yaml";
    const write = async (redirects: object[]) => {
      await writeFile(join(folder, file), JSON.stringify({ redirects }));
      await source.change([file]);
    };
    await write([{ address: "/de/alt", target: "/en/magazine/a" }]);
    expect(await source.leftFor("/de/alt")).toBe("/en/magazine/a");
    for (const locale of ["de", "en"]) await rm(join(folder, `${locale}/magazine/a.md`));
    const gone = ["de/magazine/a.md", "en/magazine/a.md"];
    await expect(source.change(gone)).rejects.toThrow(
      'redirects.0.target: leads to "/en/magazine/a", where no page stands',
    );
    await write([{ address: "/de/alt", target: "/de/pricing" }]);
    expect([await source.leftFor("/de/alt"), await source.find("en", "magazine/a")]).toEqual([
      "/de/pricing",
      undefined,
    ]);
    await write([]);
    expect(await source.leftFor("/de/alt")).toBeUndefined();
  });

  it("share no address with another document", async () => {
    const { source, edit } = await openEdited();
    await edit("de/magazine/b.md", (text) => text.replace("artikel-b", "artikel-a"));
    await expect(source.change(["de/magazine/b.md"])).rejects.toThrow("has the same address as de/magazine/a.md");
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
    cleanups.push(source.onChange(({ tags }) => void changes.push([...tags])));
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
    expect(changes[0]).toEqual(expect.arrayContaining(["de:*.title", "de:article:lidar.title"]));
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

/** Opens content at an instant, by a clock that the test moves. */
async function openAt(instant: string, content: SoundContent, options = {}) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.parse(instant) });
  cleanups.push(() => vi.useRealTimers());
  const { source } = await open(content, options);
  const changes: Tag[][] = [];
  source.onChange(({ tags }) => void changes.push([...tags].sort()));
  return { source, changes };
}

describe("what is yet to be published", () => {
  /** Articles that appear on a morning, one after the other, and one with the text of a day only. */
  function withDates(...published: string[]): SoundContent {
    const content = new SoundContent();
    for (const [index, moment] of published.entries())
      for (const locale of ["de", "en"])
        content.files.set(`${locale}/magazine/coming-${index}.md`, {
          front: {
            title: `Coming ${index}`,
            teaser: "T",
            published: moment,
            meta: { title: `Coming ${index}`, description: "x".repeat(120) },
          },
          body: "Text",
        });
    return content;
  }
  const ids = async (source: ContentSource) => (await source.list("de", "article")).items.map(({ id }) => id).join(" ");

  it("is in no answer, and appears by itself at its minute", async () => {
    const { source, changes } = await openAt("2027-03-01T07:59:59Z", withDates("2027-03-01T09:00", "2027-03-02"));
    expect(await ids(source)).toBe("lidar");
    expect(await source.find("de", "magazine/coming-0")).toBeUndefined();
    expect(await source.get("en", "article:coming-0")).toBeUndefined();
    expect(await source.alternates("article:coming-0")).toEqual({});
    expect([...(await source.entries("de"))].some(({ ref }) => ref === "article:coming-0")).toBe(false);

    vi.advanceTimersByTime(1000);
    expect(await ids(source)).toBe("coming-0 lidar");
    expect(changes).toHaveLength(1);
    expect(changes[0]).toEqual(
      expect.arrayContaining(["de/magazine/coming-0", "de:article:coming-0", "en:collection:article[0]"]),
    );
    const found = await source.find("de", "magazine/coming-0");
    expect(found).toMatchObject({ published: "2027-03-01", publishedAt: Date.parse("2027-03-01T08:00Z") });
    expect(found && (await source.body(found))).toBe("Text");
    expect(await source.neighbours(found as ItemEntry)).toMatchObject({ older: { id: "lidar" }, newer: undefined });

    // A day alone begins at midnight in Berlin.
    vi.advanceTimersByTime(Date.parse("2027-03-01T22:59:59Z") - Date.now());
    expect(await ids(source)).toBe("coming-0 lidar");
    vi.advanceTimersByTime(1000);
    expect(await ids(source)).toBe("coming-1 coming-0 lidar");
  });

  it("follows a clock that is set, forwards and back", async () => {
    const { source, changes } = await openAt("2027-01-01T12:00Z", withDates("2027-03-01T09:00"));
    vi.setSystemTime(Date.parse("2027-06-01T12:00Z"));
    vi.advanceTimersByTime(10_000);
    expect(await ids(source)).toBe("coming-0 lidar");
    vi.setSystemTime(Date.parse("2027-02-01T12:00Z"));
    vi.advanceTimersByTime(10_000);
    expect(await ids(source)).toBe("lidar");
    expect(changes).toHaveLength(2);
  });

  it("appears in the order of minutes, and in nights with another number of hours", async () => {
    const moments = ["2027-10-31T02:15", "2027-10-31T02:45", "2027-10-31T03:00"];
    const { source } = await openAt("2027-10-30T23:00Z", withDates(...moments));
    const seen: string[] = [];
    for (const instant of ["00:14", "00:15", "00:45", "01:45", "02:00"]) {
      vi.advanceTimersByTime(Date.parse(`2027-10-31T${instant}Z`) - Date.now());
      seen.push(await ids(source));
    }
    expect(seen).toEqual([
      "lidar",
      "coming-0 lidar",
      "coming-1 coming-0 lidar",
      "coming-1 coming-0 lidar",
      "coming-2 coming-1 coming-0 lidar",
    ]);
  });

  it("is there for whoever writes it", async () => {
    const { source } = await openAt("2027-01-01T12:00Z", withDates("2027-03-01T09:00"), { showsFuture: true });
    expect(await ids(source)).toBe("coming-0 lidar");
  });

  it("stays hidden, or comes at once, with new content", async () => {
    const { source, changes } = await openAt("2027-02-28T12:00Z", withDates("2027-03-01T09:00"));
    const later = await withDates("2027-04-01T09:00").write();
    const earlier = await withDates("2027-02-01T09:00").write();
    cleanups.push(later.remove, earlier.remove);
    await source.show(later.folder);
    vi.advanceTimersByTime(Date.parse("2027-03-02T12:00Z") - Date.now());
    expect([await ids(source), changes.length]).toEqual(["lidar", 0]);
    await source.show(earlier.folder);
    expect([await ids(source), changes.length]).toEqual(["coming-0 lidar", 1]);
  });

  it("has a day, or a day with a time", async () => {
    for (const moment of ["2027-03-01T9:00", "2027-03-01T09:00Z", "2027-03-01 09:00", "2027-02-30", "tomorrow"])
      await expect(open(withDates(moment))).rejects.toThrow(
        /published: must be a day written YYYY-MM-DD; or it may have a time in Berlin, written YYYY-MM-DDTHH:MM/,
      );
  });
});

describe("a page about an event", () => {
  const words = (phase: string) => ({
    title: `Fair ${phase}`,
    text: "Text",
    meta: { title: `Head ${phase}`, description: phase.padEnd(120, "x") },
  });
  /** The first two days of March, with words for before and during; as it stands, the page is for afterwards. */
  function withFair(event: Record<string, unknown> = {}): SoundContent {
    const content = new SoundContent();
    for (const locale of ["de", "en"])
      content.edit(`${locale}/pages/specials/logimat.yaml`, (page) => {
        const times = { begins: "2027-03-01", ended: "2027-03-02", before: words("before"), during: words("during") };
        page.event = { ...times, notice: "It is over.", ...event };
      });
    return content;
  }
  async function shown(source: ContentSource) {
    const entry = await source.find("en", "specials/logimat");
    if (entry?.kind !== "page") throw new Error("There is no page.");
    const [hero] = entry.page.blocks;
    const titles = [entry.title, hero && "title" in hero ? hero.title : "", entry.meta.title];
    return { phase: entry.phase, titles, teaser: entry.teaser.slice(0, 6) };
  }

  it("is called by what is right for the day, wherever its name stands, from the first minute on", async () => {
    const { source, changes } = await openAt("2027-02-28T22:59:59Z", withFair());
    const [begin, end] = ["2027-02-28T23:00Z", "2027-03-02T23:00Z"].map((instant) => Date.parse(instant));
    expect(await shown(source)).toEqual({
      phase: { name: "before", until: begin },
      titles: ["Fair before", "Fair before", "Head before"],
      teaser: "before",
    });
    vi.advanceTimersByTime(1000);
    expect(await shown(source)).toEqual({
      phase: { name: "during", until: end },
      titles: ["Fair during", "Fair during", "Head during"],
      teaser: "during",
    });
    // Whatever shows the page, or its title, is told.
    const fields = ["phase", "title", "teaser"].flatMap((field) =>
      ["de", "en"].map((locale) => `${locale}:page:specials/logimat.${field}`),
    );
    expect(changes).toHaveLength(1);
    expect(changes[0]).toEqual(expect.arrayContaining(fields));
    vi.advanceTimersByTime(Number(end) - Date.now() - 1);
    expect((await shown(source)).phase?.name).toBe("during");
    vi.advanceTimersByTime(1);
    const after = await shown(source);
    expect(after.phase).toEqual({ name: "after" });
    expect(after.titles[0]).toMatch(/^Hero/);
    expect(changes).toHaveLength(2);
  });

  it("follows a clock that is set back, and the clock of whoever writes it", async () => {
    const { source } = await openAt("2027-06-01T12:00Z", withFair(), { showsFuture: true });
    expect((await shown(source)).phase?.name).toBe("after");
    vi.setSystemTime(Date.parse("2027-02-01T12:00Z"));
    vi.advanceTimersByTime(10_000);
    expect((await shown(source)).titles[0]).toBe("Fair before");
  });

  it("follows the zone of the company when that is set, though nothing was written on the page", async () => {
    const content = withFair();
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.parse("2027-02-28T20:00Z") });
    cleanups.push(() => vi.useRealTimers());
    const { source, folder } = await open(content);
    expect((await shown(source)).phase?.name).toBe("before");
    const file = join(folder, "shared/booking.yaml");
    await writeFile(file, (await readFile(file, "utf8")).replace("Europe/Berlin", "Asia/Tokyo"));
    await source.change(["shared/booking.yaml"]);
    expect((await shown(source)).phase).toEqual({ name: "during", until: Date.parse("2027-03-02T15:00Z") });
  });

  it("without a first day is still to come until it is over; without words of its own it is as it stands", async () => {
    const { source } = await openAt("2027-03-01T12:00Z", withFair({ begins: undefined }));
    expect((await shown(source)).titles[0]).toBe("Fair before");
    const { source: other } = await openAt("2027-02-01T12:00Z", withFair({ before: undefined, during: undefined }));
    expect([(await shown(other)).phase?.name, (await shown(other)).titles[0]]).toEqual([
      "before",
      expect.stringMatching(/^Hero/),
    ]);
  });
});
