import { afterEach, describe, expect, it } from "vitest";
import { formatProblem } from "../source/problem.ts";
import { SoundContent } from "../testing/sound-content.ts";
import { type CheckScope, checkContent } from "./check-content.ts";
import { registerGaps } from "./register-gaps.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanups.splice(0)) await remove();
});

async function check(content: SoundContent, scope: CheckScope = "all") {
  const { folder, remove } = await content.write();
  cleanups.push(remove);
  return checkContent(folder, scope);
}
const lines = async (content: SoundContent, scope?: CheckScope) =>
  (await check(content, scope)).problems.map(formatProblem);

const both = (text: string) => ({ de: text, en: text });
const standard = (mentions: string[], more: object = {}) => ({
  name: both("ISO 3691-4"),
  edition: "2023",
  addressee: both("A"),
  says: both("S"),
  source: null,
  read: null,
  mentions,
  ...more,
});
const claim = (de: string, en: string, more: object = {}) => ({
  statement: { de: "Das Produkt kann es.", en: "The product can do it." },
  mentions: { de: [de], en: [en] },
  confirmed: null,
  ...more,
});
/** Sound content with registers, and with a sentence in both languages on one page. */
function withTexts(de: string, en: string, registers: Record<string, Record<string, unknown>> = {}): SoundContent {
  const block = (body: string) => ({ type: "richText", body });
  const content = new SoundContent().addBlocks("pricing", { de: [block(de)], en: [block(en)] });
  for (const [name, entries] of Object.entries(registers)) content.files.set(`shared/${name}.yaml`, entries);
  return content;
}

describe("the register of standards", () => {
  const standards = { trucks: standard(["ISO 3691-4"]) };

  it("holds what texts name, also in the text of an item", async () => {
    const content = withTexts("Nach DIN EN ISO 3691-4:2023.", "To ISO 3691-4.", { standards });
    expect(await lines(content)).toEqual([]);
    const article = content.files.get("de/magazine/lidar.md");
    if (typeof article !== "object") throw new Error("no article");
    content.files.set("de/magazine/lidar.md", { ...article, body: "Nach ISO 12100 wird es beurteilt." });
    expect(await lines(content)).toEqual([
      expect.stringMatching(
        /^de\/magazine\/lidar\.md → text: names “ISO 12100”, which is not in the register .*shared\/standards\.yaml.*enter it there/,
      ),
    ]);
  });

  it("is asked before something is published, and keeps no site from starting", async () => {
    const content = () => withTexts("Nach ISO 3691-4 und VDI 9999.", "To ISO 3691-4.", { standards });
    const refused = [expect.stringMatching(/^de\/pages\/pricing\.yaml → blocks\.2\.body: names “VDI 9999”/)];
    expect(await lines(content(), "all")).toEqual(refused);
    expect(await lines(content(), "publishing")).toEqual(refused);
    expect(await lines(content(), "working")).toEqual([]);
  });

  it("holds nothing that no text names; only the full check minds", async () => {
    const content = () => withTexts("Ein Satz.", "A sentence.", { standards });
    expect(await lines(content())).toEqual([
      expect.stringMatching(/^shared\/standards\.yaml → trucks: is named by no/),
    ]);
    expect(await lines(content(), "publishing")).toEqual([]);
  });

  it("holds each standard once, whatever else it is called; only the full check minds", async () => {
    const twice = { ...standards, again: standard(["EN 999", "iso 3691-4"]) };
    const content = () => withTexts("Nach ISO 3691-4 und EN 999.", "To ISO 3691-4.", { standards: twice });
    expect(await lines(content())).toEqual([
      expect.stringMatching(/^shared\/standards\.yaml → again\.mentions\.1: stands in the entry “trucks” already/),
    ]);
    expect(await lines(content(), "publishing")).toEqual([]);
  });

  it("says in both languages what to do", async () => {
    const { problems } = await check(withTexts("Nach VDI 9999 und ISO 3691-4.", "Text.", { standards }));
    expect(problems.map(({ message }) => message.de)).toEqual([expect.stringMatching(/^nennt „VDI 9999“.*tragen Sie/)]);
  });
});

describe("content of a release without registers", () => {
  it.each([["missing"], ["empty"]])("is shown and checked as before: %s", async (state) => {
    const content = withTexts("Nach ISO 12100.", "To ISO 12100.");
    for (const name of ["standards", "claims", "terms"])
      if (state === "missing") content.files.delete(`shared/${name}.yaml`);
    const { content: loaded, problems } = await check(content);
    expect(problems).toEqual([]);
    const { standards, claims, terms } = loaded.globals;
    expect([standards, claims, terms]).toEqual([{}, {}, {}]);
    expect(registerGaps(loaded.globals, undefined, "2026-11-29").map(({ file }) => file)).toEqual([
      "shared/standards.yaml",
      "shared/claims.yaml",
      "shared/terms.yaml",
    ]);
  });

  it("is refused where a register is broken", async () => {
    const content = withTexts("Text.", "Text.", { standards: { trucks: { ...standard([]), read: "yesterday" } } });
    const places = (await lines(content)).map((line) => line.split(":")[0]);
    expect(places).toEqual(["shared/standards.yaml → trucks.read", "shared/standards.yaml → trucks.mentions"]);
  });
});

describe("the register of claims", () => {
  /** Every page that must make a claim makes this one. */
  const every = { hero: claim("hero", "HERO") };

  it("is complete when every claim is made and every page about the product makes one", async () => {
    expect(await lines(withTexts("Ohne Netz.", "Offline.", { claims: every }))).toEqual([]);
  });

  it("names claims that a language does not make, and product pages that make none", async () => {
    const claims = { offline: claim("ohne\u00adNetz", "works offline") };
    const content = withTexts("Die App geht auch ohneNetz.", "The app.", { claims });
    const found = await lines(content);
    expect(found[0]).toMatch(/^shared\/claims\.yaml → offline\.mentions\.en: no English page makes this claim/);
    const silent = found.filter((line) => line.includes("makes no claim of the register"));
    expect(silent.length).toBe(found.length - 1);
    expect(silent.some((line) => line.startsWith("en/pages/features/live-map.yaml: "))).toBe(true);
    expect(silent.some((line) => line.startsWith("de/pages/pricing.yaml"))).toBe(false);
  });

  it("lists for the launch who makes a claim that nobody has confirmed", async () => {
    const offline = claim("ohne Netz", "works offline");
    const claims = { ...every, offline, sure: claim("netz", "offline", { confirmed: { by: "B", on: "2026-11-29" } }) };
    const { content, claims: pages } = await check(withTexts("Geht ohne\nNetz.", "It works offline.", { claims }));
    const open = registerGaps(content.globals, pages, "2026-11-29").filter(({ file }) => file === "shared/claims.yaml");
    expect(open.map(({ at }) => at)).toEqual(["hero.confirmed", "offline.confirmed"]);
    expect(open[1]?.effect).toBe(
      "Nobody has confirmed: The product can do it. Said in de/pages/pricing.yaml, en/pages/pricing.yaml.",
    );
  });
});

describe("the yearly reading", () => {
  it("names what was never read, read long ago, or needs a specialist", async () => {
    const standards = {
      never: standard(["ISO 1"]),
      fresh: standard(["ISO 2"], { read: "2026-03-01" }),
      unsure: standard(["ISO 3"], { read: "2026-03-01", confirm: both("the date") }),
    };
    const { content } = await check(withTexts("ISO 1, ISO 2, ISO 3", "ISO 1", { standards }));
    const gaps = (today: string) =>
      registerGaps(content.globals, undefined, today).flatMap(({ file, at }) =>
        file === "shared/standards.yaml" ? [at] : [],
      );
    expect(gaps("2027-03-01")).toEqual(["never.read", "unsure.confirm"]);
    expect(gaps("2027-03-02")).toEqual(["never.read", "fresh.read", "unsure.read", "unsure.confirm"]);
  });
});

describe("the words of this site", () => {
  const terms = {
    elevator: { en: { use: "elevator", avoid: ["lift", "lifts"], except: ["scissor lift*"] } },
    fleet: { de: { use: "Flottensteuerung", avoid: ["Leitrechner*"] } },
  };

  it.each([
    ["Der Leitrechner sendet.", "schreibt „Leitrechner“; auf dieser Website heißt das „Flottensteuerung“"],
    ["Zwei\nLeitrechnern folgen.", "schreibt „Leitrechnern“; auf dieser Website heißt das „Flottensteuerung“"],
  ])("refuses %j", async (text, message) => {
    const { problems } = await check(withTexts(text, "Text.", { terms }));
    expect(problems.map(({ message }) => message.de)).toEqual([`${message} (shared/terms.yaml)`]);
  });

  it.each([
    ["Take the lift.", ["lift"]],
    ["The scissor lifts and the Lifts", ["Lifts"]],
    ["A forklift lifted it with a scissor lift.", []],
    ["They call it “the lift” and `lift` in [the text](/lift).", []],
  ])("finds in %j: %j", async (text, words) => {
    const found = await lines(withTexts("Text.", text.replace("(/lift)", "(/pricing)"), { terms }));
    expect(found).toEqual(words.map((word) => expect.stringContaining(`writes “${word}”; this site says “elevator”`)));
  });
});
