import { expect, it } from "vitest";
import type { Standards } from "../schema/index.ts";
import { StandardMentions } from "./standard-mentions.ts";

const entry = (mentions: string[]): Standards[string] => ({
  name: { de: "N", en: "N" },
  edition: null,
  addressee: { de: "A", en: "A" },
  says: { de: "S", en: "S" },
  source: null,
  read: null,
  mentions,
});
const found = (text: string, standards: Standards = {}) =>
  new StandardMentions(standards).find(text).map(({ text, ids }) => `${text}: ${ids.join()}`);

it.each([
  "ISO 3691-4",
  "DIN EN ISO 3691-4:2023",
  "ISO/TS 15066",
  "DIN EN IEC 62485-6",
  "DIN VDE 0105-100",
  "VDI/VDE 2862",
  "VDI 2710",
  "VDA 5050",
  "ANSI/A3 R15.08",
  "ANSI/ITSDF B56.5-2019",
  "ISA-18.2",
  "OSHA 29 CFR 1910.178",
  "1910.147",
  "NFPA 70",
  "FEM 4.004",
  "DGUV Vorschrift 68",
  "DGUV V 3",
  "TRBS 1203",
  "ASR A1.7",
  "UN 38.3",
  "IFRS 16",
  "EN 301 549",
  "WCAG 2.2",
  "GoBD",
  "HACCP",
  "DSGVO",
  "§ 26 BDSG",
  "§ 7 Abs. 2 Nr. 2 UWG",
  "BetrSichV",
  "ArbSchG",
  "UVgO",
  "MStV",
  "NIS 2",
  "(EU) 2023/1230",
  "(EG) Nr. 852/2004",
  "2006/42/EG",
  "EU Machinery Regulation",
  "Cyber Resilience Act",
  "KI-Verordnung",
  "Produkthaftungsgesetzes",
])("takes %s for a standard or law", (mention) => {
  expect(found(`was gilt, sagt ${mention}, wie oben`)).toEqual([`${mention}: `]);
});

it.each([
  "ein Blatt DIN A4",
  "AMR 07 steht an Tor 4",
  "§ 4 Haftung",
  "The Regulation applies, and this Act does, too.",
  "ein Naturgesetz, eine Richtlinie, die Verordnung",
  "https://github.com/VDA5050/VDA5050",
  "MQTT 5 und WPA2, CSV und PDF",
])("sees none in: %s", (text) => {
  expect(found(text)).toEqual([]);
});

it("knows an entry by its mentions, in longer names and inflected, but not in another part", () => {
  const standards = {
    arms: entry(["ISO 10218"]),
    liability: entry(["Produkthaftungsgesetz"]),
    competition: entry(["German Act against Unfair Competition"]),
  };
  const text =
    "DIN EN ISO 10218:2025 und ISO 10218-2 im Sinne des Produkthaftungsgesetzes, German Act\nagainst Unfair Competition";
  expect(found(text, standards)).toEqual([
    "DIN EN ISO 10218:2025: arms",
    "ISO 10218-2: ",
    "Produkthaftungsgesetzes: liability",
    "German Act against Unfair Competition: competition",
  ]);
});

it("leaves out code and addresses in Markdown", () => {
  const mentions = new StandardMentions({});
  expect(mentions.find("`ISO 9999` in [the text](https://example.com/ISO 1234)", true)).toEqual([]);
});
