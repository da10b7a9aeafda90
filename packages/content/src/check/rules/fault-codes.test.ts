import { afterEach, describe, expect, it } from "vitest";
import { faultAreas, faultDevices } from "../../schema/index.ts";
import { loadContent } from "../../source/files/load.ts";
import { formatProblem } from "../../source/problem.ts";
import { SoundContent } from "../../testing/sound-content.ts";
import { checkContent } from "../check-content.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanups.splice(0)) await remove();
});

type Fields = Record<string, unknown>;

/** Words of a fault that stand nowhere else. */
const words = (locale: "de" | "en", name: string) =>
  Object.fromEntries(
    ["title", "sign", "meaning", "check", "likely", "record"].map((field) => [
      field,
      locale === "de" ? `Das ist ${field} der ${name}` : `This is the ${field} of ${name}`,
    ]),
  );
const fault = (name: string, change: Fields = {}): Fields => ({
  part: "motor",
  devices: ["mobile"],
  hands: "operator",
  page: "page:pricing",
  de: words("de", name),
  en: words("en", name),
  ...change,
});

async function problems(codes: Fields, change?: (content: SoundContent) => void): Promise<string[]> {
  const content = new SoundContent();
  content.files.set("shared/fault-codes.yaml", codes);
  change?.(content);
  const { folder, remove } = await content.write();
  cleanups.push(remove);
  return (await checkContent(folder)).problems.map(formatProblem);
}

describe("the library of fault codes", () => {
  it("is sound with titles of its own, words of the right language and pages that are there", async () => {
    expect(await problems({ "drv-101": fault("one"), "bat-101": fault("two") })).toEqual([]);
  });

  it("leads to no document that is missing", async () => {
    expect(await problems({ "drv-101": fault("one", { page: "article:nowhere" }) })).toEqual([
      expect.stringMatching(/fault-codes\.yaml → drv-101\.page: leads to "article:nowhere", .* in German/),
      expect.stringMatching(/drv-101\.page: leads to "article:nowhere", .* in English/),
    ]);
  });

  it("names no two faults alike", async () => {
    const same = { ...words("en", "two"), title: String(words("en", "one").title) };
    expect(await problems({ "drv-101": fault("one"), "drv-102": fault("two", { en: same }) })).toEqual([
      expect.stringMatching(/drv-102\.en\.title: has the title of drv-101 in English/),
    ]);
  });

  it("reads as the texts of pages do", async () => {
    const german = { ...words("en", "one"), sign: "Das Gerät ist nicht mit dem Netz und der Station verbunden" };
    expect(await problems({ "drv-101": fault("one", { en: german }) })).toEqual([
      expect.stringMatching(/drv-101\.en\.sign: stands in German/),
    ]);
  });

  it.each([
    ["an area that is none", { "abc-101": fault("one") }, /abc-101: has a wrong key; it must be an area/],
    ["a part that is none", { "drv-101": fault("one", { part: "soul" }) }, /drv-101\.part/],
    ["a missing language", { "drv-101": fault("one", { de: undefined }) }, /drv-101\.de/],
    ["a device twice", { "drv-101": fault("one", { devices: ["arm", "arm"] }) }, /names a kind of device twice/],
  ])("refuses %s", async (_what, codes, message) => {
    expect(await problems(codes)).toEqual([expect.stringMatching(message)]);
  });

  it("refuses links of texts to codes that are not there, and none to others", async () => {
    const linked = (id: string) => ({ type: "richText", body: `[Code](/fault-codes/${id})` });
    const both = (id: string) => (content: SoundContent) =>
      void content.addBlocks("pricing", { de: [linked(id)], en: [linked(id)] });
    expect(await problems({ "drv-101": fault("one") }, both("drv-101"))).toEqual([]);
    expect(await problems({ "drv-101": fault("one") }, both("drv-102"))).toHaveLength(2);
  });
});

it("the library of this site has codes for every area and every kind of device", async () => {
  const { globals } = await loadContent(`${import.meta.dirname}/../../../../../content`);
  const { faultCodes } = globals;
  expect(faultCodes.length).toBeGreaterThanOrEqual(120);
  for (const area of faultAreas) expect(faultCodes.filter(({ id }) => id.startsWith(area)).length).toBeGreaterThan(5);
  for (const device of faultDevices)
    expect(faultCodes.filter(({ devices }) => devices.includes(device)).length, device).toBeGreaterThan(5);
});
