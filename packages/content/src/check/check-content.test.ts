import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { pictureFile, pictureFormats, pictureGrounds, pictureWidths } from "../schema/picture-files.ts";
import { type FilesSource, openFilesSource } from "../source/files/files-source.ts";
import { ContentError, formatProblem, type Problem } from "../source/problem.ts";
import { SoundContent } from "../testing/sound-content.ts";
import { checkContent } from "./check-content.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanups.splice(0)) await remove();
});

async function write(content: SoundContent): Promise<string> {
  const { folder, remove } = await content.write();
  cleanups.push(remove);
  return folder;
}

/**
 * The problems of a folder, whether it can be used at all or not. What keeps it from being published is found by its
 * differences from sound content, too.
 */
async function problemsOf(content: SoundContent): Promise<Problem[]> {
  const folder = await write(content);
  const byChange = await problemsOfChange(content, folder);
  const ofWhole = await problemsIn(() => checkContent(folder, "publishing"));
  expect(byChange.map(formatProblem).sort()).toEqual(ofWhole.map(formatProblem).sort());
  return problemsIn(() => checkContent(folder));
}

async function problemsIn(check: () => Promise<{ problems: Problem[] }>): Promise<Problem[]> {
  try {
    return (await check()).problems;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Sound content that is open, and becomes others. */
const sound = new SoundContent();
let opened: { source: FilesSource; folder: string; remove: () => Promise<void> } | undefined;
afterAll(async () => {
  opened?.source.close();
  await opened?.remove();
});

/** What is wrong with a content, whose files lie in a folder, when sound content becomes it. */
async function problemsOfChange(content: SoundContent, files: string): Promise<Problem[]> {
  if (!opened) {
    const written = await sound.write();
    opened = { ...written, source: await openFilesSource({ folder: written.folder, scope: "publishing" }) };
  }
  const { source, folder } = opened;
  const names = [...new Set([...sound.files.keys(), ...content.files.keys()])];
  const differs = (file: string) => !isDeepStrictEqual(sound.files.get(file), content.files.get(file));
  // A file in place of a folder is removed before what lies in the folder.
  const changed = names.filter(differs).sort();
  const become = async ({ files: wanted }: SoundContent, from: string) => {
    for (const file of changed) await rm(join(folder, file), { force: true, recursive: true });
    for (const file of changed) if (wanted.has(file)) await cp(join(from, file), join(folder, file));
    return problemsIn(async () => {
      await source.change(changed);
      return { problems: [] };
    });
  };
  const problems = await become(content, files);
  const former = await sound.write();
  expect(await become(sound, former.folder)).toEqual([]);
  await former.remove();
  return problems;
}

/** Expects exactly one problem whose line reads as given. */
async function expectProblem(content: SoundContent, line: RegExp): Promise<void> {
  const lines = (await problemsOf(content)).map(formatProblem);
  expect(lines).toEqual([expect.stringMatching(line)]);
}

const german = { type: "richText", body: "Ein Absatz, der nur hier steht und nicht auf einer der anderen Seiten." };
const english = { type: "richText", body: "A paragraph that is on this page and not on any other page of the site." };
const plain = (body: string) => ({ type: "richText", body });

describe("content check", () => {
  it("finds nothing wrong with sound content", async () => {
    expect(await problemsOf(new SoundContent())).toEqual([]);
  });

  describe("broken files", () => {
    it("names file, line and reason of broken YAML", async () => {
      const content = new SoundContent();
      content.files.set("de/pages/pricing.yaml", "meta:\n  title: a\n   description: b\n");
      await expectProblem(content, /^de\/pages\/pricing\.yaml → line \d: is not valid YAML: .+/);
    });

    it("refuses YAML keys written twice", async () => {
      const content = new SoundContent();
      content.files.set("de/pages/pricing.yaml", "meta: {}\nmeta: {}\nblocks: []\n");
      await expectProblem(content, /^de\/pages\/pricing\.yaml → line 2: is not valid YAML: duplicated mapping key/);
    });

    it("says when a settings file is missing, and stops there", async () => {
      const content = new SoundContent();
      content.files.delete("shared/figures.yaml");
      await expectProblem(content, /^shared\/figures\.yaml: cannot be read \(ENOENT\)/);
    });

    it("says when a folder of documents cannot be read", async () => {
      const content = new SoundContent();
      for (const locale of ["de", "en"]) content.files.delete(`${locale}/magazine/lidar.md`);
      content.files.set("de/magazine", "a file in place of the folder");
      await expectProblem(content, /^de\/magazine: cannot be read \(ENOTDIR\)/);
    });

    it("refuses an item without front matter", async () => {
      const content = new SoundContent();
      content.files.set("de/magazine/lidar.md", "Nur Text.");
      await expectProblem(content, /^de\/magazine\/lidar\.md: must begin with front matter between two lines of ---/);
    });

    it("refuses an item without text", async () => {
      const content = new SoundContent();
      const file = content.files.get("de/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      content.files.set("de/magazine/lidar.md", { ...file, body: "" });
      await expectProblem(content, /^de\/magazine\/lidar\.md → text: has no text below its front matter/);
    });

    it("refuses HTML in the text of an item", async () => {
      const content = new SoundContent();
      const file = content.files.get("de/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      content.files.set("de/magazine/lidar.md", { ...file, body: "Ein <b>Tag</b>." });
      await expectProblem(content, /^de\/magazine\/lidar\.md → text: must be Markdown without HTML tags/);
    });

    it("refuses texts that wait for their translation, wherever they stand", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [plain("⟦en⟧ Text")], en: [plain("Text")] });
      const file = content.files.get("de/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      const front = { ...(file.front as object), teaser: "⟦en⟧ A lidar." };
      content.files.set("de/magazine/lidar.md", { front, body: "⟦en⟧\n\nText" });
      const lines = (await problemsOf(content)).map(formatProblem);
      for (const place of ["pricing.yaml → blocks.2.body", "lidar.md → teaser", "lidar.md → text"])
        expect(lines).toContainEqual(expect.stringContaining(`${place}: is not translated yet`));
    });

    it("refuses a text without end", async () => {
      const content = new SoundContent();
      const file = content.files.get("de/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      content.files.set("de/magazine/lidar.md", { ...file, body: "x".repeat(200_001) });
      await expectProblem(content, /^de\/magazine\/lidar\.md → text: has 200001 characters, the limit is 200000/);
    });

    it("refuses HTML in a block", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [plain("<b>x</b>")], en: [plain("x")] });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.body: must be Markdown without HTML tags/);
    });
  });

  describe("structure of documents", () => {
    it("refuses an unknown block", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [{ type: "carousel" }] });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.type: .+/);
    });

    it("refuses an unknown field", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [{ ...german, colour: "red" }], en: [english] });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2: .*colour/);
    });

    it("refuses an unknown icon and lists the known ones", async () => {
      const items = (icon: string) =>
        [1, 2].map((n) => ({ icon: n === 1 ? icon : "robot", title: `T${n}`, text: "Text" }));
      const block = (icon: string) => ({ type: "features", title: "Features", items: items(icon) });
      const content = new SoundContent().addBlocks("pricing", { de: [block("unicorn")], en: [block("robot")] });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.items\.0\.icon: .*"robot"/);
    });

    it("refuses a page without hero, and one with two", async () => {
      const content = new SoundContent().edit("de/pages/pricing.yaml", (page) => {
        page.blocks = (page.blocks as unknown[]).toReversed();
      });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks: must open with a hero/);
    });

    it("refuses an over-long meta title and description, with both numbers", async () => {
      const content = new SoundContent().edit("de/pages/pricing.yaml", (page) => {
        page.meta = { title: "x".repeat(61), description: "y".repeat(161) };
      });
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual([
        "de/pages/pricing.yaml → meta.title: is 61 characters long, the limit is 60",
        "de/pages/pricing.yaml → meta.description: is 161 characters long, the limit is 160",
      ]);
    });

    it("refuses a meta description that is too short", async () => {
      const content = new SoundContent().edit("de/pages/pricing.yaml", (page) => {
        page.meta = { title: "x", description: "y".repeat(109) };
      });
      await expectProblem(content, /meta\.description: is 109 characters long, search results want at least 110/);
    });

    it("refuses a slug that is a language code or no slug", async () => {
      for (const [slug, reason] of [
        ["de", "must not be a language code"],
        ["Zwei Worte", "must be lower-case words joined by hyphens"],
      ]) {
        const content = new SoundContent().edit("de/magazine/lidar.md", (front) => {
          front.slug = slug;
        });
        await expectProblem(content, new RegExp(`^de/magazine/lidar\\.md → slug: ${reason}`));
      }
    });

    it("refuses a day that is none", async () => {
      const content = new SoundContent();
      for (const locale of ["de", "en"])
        content.edit(`${locale}/magazine/lidar.md`, (front) => {
          front.published = locale === "de" ? "31.03.2026" : "2026-03-31";
        });
      await expectProblem(content, /^de\/magazine\/lidar\.md → published: must be a day written YYYY-MM-DD/);
    });

    it("refuses settings that are wrong", async () => {
      const content = new SoundContent().edit("shared/forms.yaml", (forms) => {
        forms.newsletterUrl = "http://list.example";
      });
      await expectProblem(
        content,
        /^shared\/forms\.yaml → newsletterUrl: must be an address that begins with https:\/\//,
      );
    });
  });

  describe("both languages", () => {
    it("wants every page that the site must have in both", async () => {
      const content = new SoundContent();
      content.files.delete("de/pages/pricing.yaml");
      const problems = await problemsOf(content);
      expect(problems.map(formatProblem)).toContain(
        "de/pages/pricing.yaml: is missing: the site must have this page in both languages, other parts of it lead there",
      );
    });

    it("wants every item in both", async () => {
      const content = new SoundContent();
      content.files.delete("en/magazine/lidar.md");
      await expectProblem(content, /^en\/magazine\/lidar\.md: is missing: de\/magazine\/lidar\.md has no counterpart/);
    });

    it("takes any other page that stands in both", async () => {
      const content = new SoundContent();
      for (const locale of ["de", "en"] as const) content.addPage(locale, "news/extra");
      expect((await problemsOf(content)).map(formatProblem)).toEqual([]);
      content.files.delete("de/pages/news/extra.yaml");
      await expectProblem(
        content,
        /^de\/pages\/news\/extra\.yaml: is missing: en\/pages\/news\/extra\.yaml has no counterpart/,
      );
    });

    it.each([
      ["robots/extra", "lies where pages made from robots (shared/robots.csv) stand"],
      ["company/jobs/extra", "lies where pages made from documents in jobs/ stand"],
      ["robot-journey/robot-operations/extra", "lies where pages made from documents in handbooks/robot-operations/"],
      ["search", "is an address that the site itself needs"],
      ["en/extra", "holds a language"],
      ["Extra_page", "is no address"],
    ])("refuses a page at %s", async (path, reason) => {
      const content = new SoundContent();
      for (const locale of ["de", "en"] as const) content.addPage(locale, path);
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(
        ["de", "en"].map((locale) => expect.stringContaining(`${locale}/pages/${path}.yaml: ${reason}`)),
      );
    });

    it("wants at least one chapter in each handbook", async () => {
      const content = new SoundContent();
      for (const locale of ["de", "en"]) content.files.delete(`${locale}/handbooks/robot-operations/first/index.md`);
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(["de", "en"].map((locale) => `${locale}/handbooks/robot-operations: has no chapter`));
    });

    it("wants a chapter around each section", async () => {
      const content = new SoundContent();
      const chapter = content.files.get("de/handbooks/robot-operations/first/index.md");
      if (!chapter) throw new Error("no chapter");
      content.files.set("de/handbooks/robot-operations/lost/section.md", chapter);
      await expectProblem(content, /lost\/section\.md: needs a chapter: add .*\/lost\/index\.md/);
    });

    it("wants the same blocks in both", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [german] });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks: has 3 entries, en\/pages\/pricing\.yaml has 2/);
    });

    it("wants the same kind of block at each place", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [german],
        en: [{ type: "pricing", title: "Prices", text: "What it costs" }],
      });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.type: is "richText", in en\/.* "pricing"/);
    });

    it("wants the same links, icons and figures in both", async () => {
      const action = (label: string, to: string) => ({
        type: "cta",
        title: label,
        text: label,
        actions: [{ label, to }],
      });
      const content = new SoundContent().addBlocks("pricing", {
        de: [action("Kontakt", "/contact")],
        en: [action("Company", "/company")],
      });
      await expectProblem(content, /blocks\.2\.actions\.0\.to: is "\/contact", in en\/.* "\/company"/);
    });

    it("wants the same optional fields in both", async () => {
      const content = new SoundContent().addBlocks("pricing", { de: [{ ...german, title: "Titel" }], en: [english] });
      await expectProblem(content, /blocks\.2\.title: stands only here, not in en\/pages\/pricing\.yaml/);
    });

    it("refuses a text in the other language", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [plain("This is the text of a page that nobody has translated for the other language.")],
        en: [english],
      });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.body: stands in English: “This is the text/);
    });

    it("refuses German on an English page, in the text of items, too", async () => {
      const content = new SoundContent();
      const file = content.files.get("en/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      content.files.set("en/magazine/lidar.md", {
        ...file,
        body: "Das ist der Text, der nicht übersetzt wurde und bei uns so blieb.",
      });
      await expectProblem(content, /^en\/magazine\/lidar\.md → text: stands in German/);
    });
  });

  describe("addresses and links", () => {
    it("refuses a slug used twice", async () => {
      const content = new SoundContent();
      for (const locale of ["de", "en"]) {
        const name = locale === "de" ? "Eine andere Störung" : "Another fault";
        content.files.set(`${locale}/magazine/other.md`, {
          front: {
            slug: "lidar",
            title: name,
            teaser: name,
            published: "2026-03-02",
            meta: { title: name, description: "x".repeat(120) },
          },
          body: name,
        });
      }
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(
        ["de", "en"].map(
          (locale) =>
            `${locale}/magazine/other.md → slug: has the same address as ${locale}/magazine/lidar.md: /${locale}/magazine/lidar`,
        ),
      );
    });

    it("refuses a meta title used twice", async () => {
      const content = new SoundContent().edit("de/pages/pricing.yaml", (page) => {
        (page.meta as Record<string, unknown>).title = "Meta contact";
      });
      await expectProblem(
        content,
        /^de\/pages\/pricing\.yaml → meta\.title: is the same as in de\/pages\/contact\.yaml/,
      );
    });

    it.each([
      ["/nowhere", 'links to "/nowhere", which does not exist in German'],
      ["/de/pricing", "write links without the language prefix"],
      ["article:gone", 'links to "article:gone", which does not exist in German'],
      ["setting:unknown", "is no link target: write /path"],
      ["http://insecure.example", "is no link target"],
      ["javascript:alert(1)", "is no link target"],
      ["//host", "is no link target"],
      ["pricing", "is no link target"],
      ["/contact#nowhere", 'no block of that page has the anchor "nowhere"'],
    ])("refuses the link %s inside a text", async (target, reason) => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [plain(`[Mehr](${target})`)],
        en: [plain("More")],
      });
      const [problem, ...others] = await problemsOf(content);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ file: "de/pages/pricing.yaml", at: "blocks.2.body" });
      expect(problem?.message.en).toContain(reason);
    });

    it("accepts links to pages, anchors, items, settings and https addresses", async () => {
      const targets = [
        "/contact",
        "/",
        "/contact#more",
        "article:lidar",
        "setting:login",
        "https://www.iso.org/",
        "#top",
      ];
      const body = targets.map((target) => `[x](${target})`).join(" ");
      const content = new SoundContent()
        .addBlocks("pricing", { de: [plain(body)], en: [plain(body)] })
        .addBlocks("contact", { de: [{ ...german, anchor: "more" }], en: [{ ...english, anchor: "more" }] });
      expect(await problemsOf(content)).toEqual([]);
    });

    it("refuses a dangling link in a menu", async () => {
      const content = new SoundContent().edit("en/navigation.yaml", (navigation) => {
        (navigation.header as { to: string }[])[1] = { label: "Gone", to: "/gone" } as { to: string };
      });
      await expectProblem(content, /^en\/navigation\.yaml → header\.1\.to: links to "\/gone"/);
    });

    it("refuses a menu entry and a button that are no link", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [{ type: "cta", title: "T", text: "T", actions: [{ label: "L", to: "mailto:x" }] }],
        en: [{ type: "cta", title: "T", text: "T", actions: [{ label: "L", to: "/contact" }] }],
      });
      await expectProblem(
        content,
        /^de\/pages\/pricing\.yaml → blocks\.2\.actions\.0\.to: "mailto:x" is no link target/,
      );
    });

    it.each(["{figure:gone}", "{price:gone}", "{term:gone}", "{name}", "{figure: machines}"])(
      "refuses %s",
      async (name) => {
        const content = new SoundContent().addBlocks("pricing", { de: [plain(`Text ${name}`)], en: [plain("Text")] });
        await expectProblem(content, /blocks\.2\.body: \{.*\} names nothing: use \{figure:<id>\}/);
      },
    );

    it("refuses a result of a client who has released none", async () => {
      const content = new SoundContent().edit("shared/figures.yaml", (figures) => {
        Object.assign(figures.outages as object, { kind: "customerResult", client: "somebody" });
      });
      await expectProblem(
        content,
        /^shared\/figures\.yaml → outages\.client: "somebody" has released no results .*until then .* guide value/,
      );
    });

    it("wants clients and the register of customers to name each other", async () => {
      const nothing = { release: null, scope: null, timeline: null, results: null, quote: null };
      const block = { type: "customerFacts", title: "Facts", client: "gone", none: "Nothing yet." };
      const content = new SoundContent().addBlocks("pricing", { de: [block], en: [block] });
      content.files.set("shared/customers.yaml", { somebody: nothing });
      expect((await problemsOf(content)).map(formatProblem)).toEqual([
        expect.stringMatching(/^de\/pages\/pricing\.yaml → blocks\.2\.client: "gone" is no client/),
        expect.stringMatching(/^en\/pages\/pricing\.yaml → blocks\.2\.client: "gone" is no client/),
        expect.stringMatching(/^shared\/customers\.yaml → somebody: belongs to no client/),
      ]);
    });

    it("refuses a heading that claims more than its figures", async () => {
      const block = (title: string) => ({ type: "figures", title, ids: ["outages"] });
      const content = new SoundContent().addBlocks("pricing", {
        de: [block("Was Kunden berichten")],
        en: [block("What is possible")],
      });
      await expectProblem(content, /^de\/pages\/pricing\.yaml → blocks\.2\.title: claims with “Kunden berichten”/);
    });

    it("refuses a figures block that names no figure", async () => {
      const block = (id: string) => ({ type: "figures", title: "Figures", ids: [id] });
      const content = new SoundContent().addBlocks("pricing", { de: [block("gone")], en: [block("gone")] });
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(
        ["de", "en"].map(
          (locale) => `${locale}/pages/pricing.yaml → blocks.2.ids.0: "gone" is no known figure (shared/figures.yaml)`,
        ),
      );
    });
  });

  describe("redirects that editors write", () => {
    const withRedirects = (...redirects: object[]) => {
      const content = new SoundContent();
      content.files.set("shared/own-redirects.yaml", { redirects });
      return content;
    };

    it("lead from where nothing stands to a page of either language, or nowhere", async () => {
      const content = withRedirects(
        { address: "/de/alte-kampagne", target: "/de/pricing" },
        { address: "/fair-2027", target: "/en" },
        { address: "/en/magazine/removed", target: "/de/magazine/lidar" },
        { address: "/en/gone" },
      );
      expect(await problemsOf(content)).toEqual([]);
    });

    it.each([
      ["/de/Alt", "address: must be an address of this site, such as /en/old-campaign"],
      ["/de/alt/", "address: must be an address of this site"],
      ["de/alt", "address: must be an address of this site"],
      ["https://example.org/de/alt", "address: must be an address of this site"],
      [
        "/de/pricing",
        "address: a page stands there (de/pages/pricing.yaml), and as long as it does, no redirect counts",
      ],
      ["/pricing", "address: a page stands there (de/pages/pricing.yaml)"],
      ["/de", "address: a page stands there (de/pages/start.yaml)"],
      ["/en/magazine/lidar", "address: a page stands there (en/magazine/lidar.md)"],
      ["/de/search", "address: is an address that the site itself needs"],
      ["/booking", "address: is an address that the site itself needs"],
      ["/healthz", "address: is an address that the site itself needs"],
      ["/media/files", "address: is an address that the site itself needs"],
    ])("do not lead on from %s", async (address, line) => {
      const [problem, ...others] = await problemsOf(withRedirects({ address, target: "/de/contact" }));
      expect([problem && formatProblem(problem), others]).toEqual([
        expect.stringContaining(`shared/own-redirects.yaml → redirects.0.${line}`),
        [],
      ]);
    });

    it.each([
      ["/pricing", "must begin with the language, such as /en/pricing"],
      ["https://example.org/", "must be an address of this site"],
      ["/de/nowhere", 'leads to "/de/nowhere", where no page stands'],
      ["/en/magazine/removed", 'leads to "/en/magazine/removed", where no page stands'],
      ["/de/alt", "is the address itself"],
      ["/de/older", "is redirected itself (entry 2)"],
    ])("do not lead to %s", async (target, line) => {
      const content = withRedirects({ address: "/de/alt", target }, { address: "/de/older", target: "/de/pricing" });
      content.files.set("shared/redirects.yaml", "- { locale: en, from: magazine/removed }\n");
      const [problem, ...others] = await problemsOf(content);
      expect([problem && formatProblem(problem), others]).toEqual([
        expect.stringContaining(`shared/own-redirects.yaml → redirects.0.target: ${line}`),
        [],
      ]);
    });

    it("lead on with a document that has moved, and to pages that data make", async () => {
      const content = withRedirects(
        { address: "/de/alt", target: "/de/magazine/before" },
        { address: "/de/codes", target: "/en/fault-codes/drv-101" },
      );
      content.files.set("shared/redirects.yaml", "- { locale: de, from: magazine/before, to: magazine/lidar }\n");
      expect((await problemsOf(content)).map(formatProblem)).toEqual([
        expect.stringContaining('redirects.1.target: leads to "/en/fault-codes/drv-101", where no page stands'),
      ]);
      const names = ["title", "sign", "meaning", "check", "likely", "record"];
      const words = (start: string) => Object.fromEntries(names.map((name) => [name, `${start} ${name} drv-101`]));
      const fault = { part: "motor", devices: ["mobile"], hands: "operator", page: "page:pricing" };
      const texts = { de: words("Das ist hier der"), en: words("This is the") };
      content.files.set("shared/fault-codes.yaml", { "drv-101": { ...fault, ...texts } });
      expect(await problemsOf(content)).toEqual([]);
    });

    it("are not at fault where another one begins at a page", async () => {
      const rows = [
        { address: "/de/alt", target: "/de/pricing" },
        { address: "/de/pricing", target: "/de/contact" },
      ];
      await expectProblem(
        withRedirects(...rows),
        /^shared\/own-redirects\.yaml → redirects\.1\.address: a page stands/,
      );
    });

    it("say one thing of an address, and without language where it leads", async () => {
      const lines = (await problemsOf(withRedirects({ address: "/fair" }, { address: "/fair", target: "/de" }))).map(
        formatProblem,
      );
      expect(lines).toEqual([
        expect.stringContaining("redirects.0.target: is missing: without a target"),
        expect.stringContaining("redirects.1.address: stands in entry 1 already"),
      ]);
    });
  });

  describe("wording", () => {
    it.each([
      ["de", "Unsere nahtlose Lösung", "uses “nahtlose”, an empty word; say what it means"],
      ["en", "A seamless experience", "uses “seamless”, an empty word; say what it means"],
      ["de", 'Das "Ticket"', 'has straight quotes ("); use „…“'],
      ["en", 'The "ticket"', 'has straight quotes ("); use “…”'],
      ["de", "Um 12 % weniger", "has a percent sign without no-break space before it"],
      ["de", "Um 12% weniger", "has a percent sign without no-break space before it"],
      ["en", "By 12 % less", "has a space before a percent sign"],
      ["en", "By e-mail", "writes e-mail; this site writes email"],
      ["de", "Mehr als 15.000+ davon", "types the figure “15.000+”; name it as {figure:<id>}"],
      ["en", "More than 15,000+ of them", "types the figure “15,000+”; name it as {figure:<id>}"],
    ])("%s: refuses %s", async (locale, text, message) => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [plain(locale === "de" ? text : "Text")],
        en: [plain(locale === "en" ? text : "Text")],
      });
      await expectProblem(
        content,
        new RegExp(`^${locale}/pages/pricing\\.yaml → blocks\\.2\\.body: ${escaped(message)}`),
      );
    });

    it("accepts percent signs as each language sets them, and figures by id", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [plain("Um 12\u00a0% weniger, {figure:machines} davon")],
        en: [plain("By 12% less, {figure:machines} of them")],
      });
      expect(await problemsOf(content)).toEqual([]);
    });

    it("refuses a figure typed into the text of an item", async () => {
      const content = new SoundContent();
      const file = content.files.get("de/magazine/lidar.md");
      if (typeof file !== "object") throw new Error("no article");
      content.files.set("de/magazine/lidar.md", { ...file, body: "Mehr als 15.000+ davon." });
      await expectProblem(content, /^de\/magazine\/lidar\.md → text: types the figure “15\.000\+”/);
    });

    it("refuses a paragraph that stands on two pages", async () => {
      const content = new SoundContent()
        .addBlocks("pricing", { de: [german], en: [english] })
        .addBlocks("contact", { de: [german], en: [plain("Another text")] });
      await expectProblem(
        content,
        /^de\/pages\/pricing\.yaml → blocks\.2\.body: repeats a paragraph of de\/pages\/contact\.yaml/,
      );
    });
  });

  describe("media", () => {
    const download = (file: string) => ({
      type: "downloads",
      title: "Downloads",
      items: [{ title: "T", text: "T", file }],
    });

    it("refuses a download whose file is missing", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [download("a/gone.pdf")],
        en: [download("a/gone.pdf")],
      });
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(
        ["de", "en"].map(
          (locale) =>
            `${locale}/pages/pricing.yaml → blocks.2.items.0.file: offers media/a/gone.pdf, which does not exist`,
        ),
      );
    });

    it("accepts one that is there", async () => {
      const content = new SoundContent().addBlocks("pricing", {
        de: [download("a/list.pdf")],
        en: [download("a/list.pdf")],
      });
      content.files.set("media/a/list.pdf", "%PDF");
      expect(await problemsOf(content)).toEqual([]);
    });

    it("refuses the form of a fair that the settings do not name", async () => {
      const form = (title: string) => ({ type: "form", title, text: title, form: "fair" });
      const content = new SoundContent();
      for (const path of ["pricing", "specials/logimat"])
        content.addBlocks(path, { de: [form("Termine")], en: [form("Appointments")] });
      const lines = (await problemsOf(content)).map(formatProblem).filter((line) => line.includes("a fair with"));
      expect(lines).toEqual([
        expect.stringContaining("de/pages/pricing.yaml"),
        expect.stringContaining("en/pages/pricing.yaml"),
      ]);
    });

    it("refuses a video that the settings do not name", async () => {
      const video = (key: string) => ({ type: "video", title: "Video", text: "Video", video: key });
      const content = new SoundContent().addBlocks("pricing", {
        de: [video("tour"), video("gone")],
        en: [video("tour"), video("gone")],
      });
      const lines = (await problemsOf(content)).map(formatProblem);
      expect(lines).toEqual(
        ["de", "en"].map((locale) =>
          expect.stringContaining(
            `${locale}/pages/pricing.yaml → blocks.3.video: names the video "gone"; add it under videos in shared/site.yaml`,
          ),
        ),
      );
    });

    describe("pictures", () => {
      const shown = (picture: string, locale: string) => ({
        type: "info",
        title: `Shown ${locale}`,
        text: locale === "de" ? german.body : english.body,
        picture,
      });

      function withPicture(): SoundContent {
        return new SoundContent().addBlocks("pricing", { de: [shown("cobot", "de")], en: [shown("cobot", "en")] });
      }

      function addFiles(content: SoundContent): SoundContent {
        for (const ground of pictureGrounds)
          for (const width of pictureWidths)
            for (const format of pictureFormats)
              content.files.set(`media/${pictureFile("cobot", ground, width, format)}`, "picture");
        return content;
      }

      function describePicture(content: SoundContent): SoundContent {
        return content
          .edit("de/pictures.yaml", (texts) => Object.assign(texts, { cobot: "Cobot-Arm auf einem Sockel" }))
          .edit("en/pictures.yaml", (texts) => Object.assign(texts, { cobot: "Robot arm on a plinth" }));
      }

      it("has the same places in both languages", async () => {
        const wear = (title: string, part: string, x: number) => ({
          type: "weakPoints",
          title,
          picture: "cobot",
          points: ["1", "2", "3"].map((number, index) => {
            const text = `${part} ${number}`;
            const place = { x: index === 0 ? x : index * 40, y: 50 };
            return { part: text, place, sign: text, cause: text, task: text, source: text };
          }),
        });
        const content = new SoundContent().addBlocks("pricing", {
          de: [wear("Verschleiß", "Rad", 20)],
          en: [wear("Wear", "Wheel", 21)],
        });
        await expectProblem(
          describePicture(addFiles(content)),
          /blocks\.2\.points\.0\.place\.x: is "20", in en\/.* "21"/,
        );
      });

      it("accepts one with all its files and its text in both languages", async () => {
        expect(await problemsOf(describePicture(addFiles(withPicture())))).toEqual([]);
      });

      it("asks for what a shown picture shows, in each language", async () => {
        const content = describePicture(addFiles(withPicture())).edit("en/pictures.yaml", (texts) => {
          delete texts.cobot;
        });
        expect((await problemsOf(content)).map(formatProblem)).toEqual([
          "en/pictures.yaml → cobot: is missing; de/pictures.yaml says what is to be seen on the picture",
          'en/pages/pricing.yaml → blocks.2.picture: shows the picture "cobot"; say in en/pictures.yaml what is to be seen on it',
        ]);
      });

      it("names one that there is not, and refuses names that read like files", async () => {
        const lines = (await problemsOf(withPicture())).map(formatProblem);
        for (const locale of ["de", "en"])
          expect(lines).toContainEqual(
            expect.stringContaining(
              `${locale}/pages/pricing.yaml → blocks.2.picture: shows the picture "cobot", which does not exist`,
            ),
          );
        const content = new SoundContent().addBlocks("pricing", { de: [shown("hall-navy", "de")] });
        await expectProblem(content, /blocks\.2\.picture: must not end in -navy or -light/);
      });

      it("asks for those that articles open with", async () => {
        const content = describePicture(new SoundContent());
        for (const locale of ["de", "en"])
          content.edit(`${locale}/magazine/lidar.md`, (front) => Object.assign(front, { picture: { name: "cobot" } }));
        const [first] = (await problemsOf(content)).map(formatProblem);
        expect(first).toMatch(/^de\/magazine\/lidar\.md → picture\.name: shows the picture "cobot", but media/);
        expect(await problemsOf(addFiles(content))).toEqual([]);
        for (const locale of ["de", "en"])
          content.edit(`${locale}/magazine/lidar.md`, (front) =>
            Object.assign(front, { drawing: { scene: "zone-plan", caption: "Zones" } }),
          );
        const [beside] = (await problemsOf(content)).map(formatProblem);
        expect(beside).toMatch(/^de\/magazine\/lidar\.md → picture: stands beside a drawing/);
      });

      it("names the first missing file of a shown picture", async () => {
        const content = describePicture(addFiles(withPicture()));
        content.files.delete("media/pictures/cobot-navy-800.webp");
        const lines = (await problemsOf(content)).map(formatProblem);
        expect(lines).toEqual(
          ["de", "en"].map(
            (locale) =>
              `${locale}/pages/pricing.yaml → blocks.2.picture: shows the picture "cobot", but media/pictures/cobot-navy-800.webp does not exist (missing files: 1)`,
          ),
        );
      });

      it("accepts one without a light studio, but not with half of it", async () => {
        const content = describePicture(addFiles(withPicture()));
        const light = [...content.files.keys()].filter((file) => file.includes("cobot-light-"));
        for (const file of light.slice(1)) content.files.delete(file);
        expect((await problemsOf(content)).length).toBe(2);
        for (const file of light) content.files.delete(file);
        expect(await problemsOf(content)).toEqual([]);
      });

      it("leaves pictures alone that no page shows", async () => {
        const content = describePicture(new SoundContent());
        content.files.set("media/pictures/cobot-navy-800.webp", "picture");
        expect(await problemsOf(content)).toEqual([]);
      });

      it("refuses different pictures in the two languages", async () => {
        const content = describePicture(addFiles(new SoundContent()))
          .addBlocks("pricing", { de: [shown("cobot", "de")], en: [shown("cobot", "en")] })
          .edit("en/pages/pricing.yaml", (page) => {
            const blocks = page.blocks as Record<string, unknown>[];
            blocks[2] = { ...blocks[2], picture: undefined, visual: "live-map" };
          });
        const lines = (await problemsOf(content)).map(formatProblem);
        expect(lines).toContainEqual(expect.stringMatching(/blocks\.2\.picture: stands only here/));
      });
    });

    it("refuses a funding logo that is missing", async () => {
      const content = new SoundContent().edit("shared/site.yaml", (site) => {
        site.funding = { logo: "logo.svg", text: { de: "Gefördert", en: "Funded" } };
      });
      await expectProblem(content, /^shared\/site\.yaml → funding\.logo: names media\/logo\.svg, which does not exist/);
    });
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

describe("recordings of updates", () => {
  const update = (audio?: Record<string, string>) => {
    const content = new SoundContent();
    for (const locale of ["de", "en"] as const) {
      const article = content.files.get(`${locale}/magazine/lidar.md`);
      if (typeof article !== "object" || !("front" in article)) throw new Error("The article has no front matter.");
      content.files.delete(`${locale}/magazine/lidar.md`);
      const { tags, ...front } = article.front as Record<string, unknown>;
      content.files.set(`${locale}/updates/lidar.md`, {
        front: { ...front, ...(locale === "en" && audio && { audio }) },
        body: locale === "de" ? "Ein kurzer Text zum Lidar." : "A short text, to read or to listen to.",
      });
    }
    return content;
  };

  it("are what a text that promises sound needs", async () => {
    await expectProblem(update(), /^en\/updates\/lidar\.md → text: promises “to listen”, but no update/);
  });

  it("may be there in one language alone, and their files must be there", async () => {
    await expectProblem(
      update({ file: "files/lidar.mp3", duration: "5:12" }),
      /^en\/updates\/lidar\.md → audio\.file: offers media\/files\/lidar\.mp3, which does not exist/,
    );
  });

  it.each([
    [{ file: "https://example.com/a.mp3", duration: "5:12" }, /audio\.file: must name a file such as/],
    [{ file: "files/a.wav", duration: "5:12" }, /audio\.file: must name a file such as/],
    [{ file: "files/a.mp3", duration: "five" }, /audio\.duration: must be minutes and seconds/],
  ])("%j is refused", async (audio, message) => {
    const lines = (await problemsOf(update(audio))).map(formatProblem);
    expect(lines).toContainEqual(expect.stringMatching(message));
  });
});
