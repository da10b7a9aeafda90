import { describe, expect, test } from "vitest";
import type { Language } from "./language/language.ts";
import type { SearchDocument } from "./search-document.ts";
import { SearchIndex } from "./search-index.ts";
import type { SynonymGroup } from "./synonyms.ts";

function indexOf(language: Language, titles: string[], synonyms: SynonymGroup[] = []): SearchIndex<SearchDocument> {
  const index = new SearchIndex<SearchDocument>({ language, synonyms, quiet: ["WAKU"] });
  const documents = titles.map((title) => ({ id: title, kind: "page", title, names: [], headings: [], text: "" }));
  for (const document of documents) index.learn(document);
  for (const document of documents) index.put(document);
  return index;
}

const found = (index: SearchIndex<SearchDocument>, text: string) =>
  index.find(text).hits.map(({ document }) => document.id);

const german = indexOf(
  "de",
  [
    "Ersatzteile für Roboter",
    "Das Lager",
    "Ersatzteilmanagement",
    "Ein Teil der Antwort",
    "Maße und Gewichte",
    "Störungen melden",
    "Nach VDA 5050",
    "Not-Halt prüfen",
    "DIN EN ISO 3691-4",
    "Akkuwechsel",
    "Der Akku",
    "Die Wartung von FTS",
    "Über uns",
    "Vorteile für Hersteller",
    "Gutes Management",
    "Ein Wechsel",
    "Schreiben Sie uns",
  ],
  [
    { words: ["schreiben", "senden"] },
    { words: ["FTS", "AGV", "fahrerloses Transportsystem"] },
    { words: ["Störung"], asked: ["fährt nicht"] },
  ],
);

describe("German", () => {
  test.each([
    ["Störung", "Störungen melden"],
    ["stoerungen", "Störungen melden"],
    ["storung", "Störungen melden"],
    ["masse", "Maße und Gewichte"],
    ["maß", "Maße und Gewichte"],
    ["VDA5050", "Nach VDA 5050"],
    ["vda-5050", "Nach VDA 5050"],
    ["nothalt", "Not-Halt prüfen"],
    ["Not Halt", "Not-Halt prüfen"],
    ["ISO3691", "DIN EN ISO 3691-4"],
    ["3691-4", "DIN EN ISO 3691-4"],
    ["Ersatz Teile", "Ersatzteile für Roboter"],
    ["Ersazteile", "Ersatzteile für Roboter"],
    ["Ersatztiele", "Ersatzteile für Roboter"],
    ["Akkus", "Der Akku"],
    ["agv", "Die Wartung von FTS"],
    ["fahrerlose Transportsysteme", "Die Wartung von FTS"],
    ["über uns", "Über uns"],
    ["fährt heute wieder nicht los", "Störungen melden"],
    ["Prüfung", "Not-Halt prüfen"],
    ["meldungen", "Störungen melden"],
    ["warten", "Die Wartung von FTS"],
    ["gemeldet", "Störungen melden"],
    ["Anfrage wurde gesendet", "Schreiben Sie uns"],
  ])("%s finds %s first", (text, title) => {
    expect(found(german, text)[0]).toBe(title);
  });

  test("a compound is found by its ends, and finds them", () => {
    expect(found(german, "Ersatzteil")).toEqual(["Ersatzteile für Roboter", "Ersatzteilmanagement"]);
    expect(found(german, "Akku")).toEqual(["Der Akku", "Akkuwechsel"]);
    expect(found(german, "Ersatzteillager")[0]).toBe("Ersatzteile für Roboter");
  });

  test("a short word does not flood what is found", () => {
    expect(found(german, "Teil")).toEqual(["Ein Teil der Antwort"]);
  });

  test("the name of the site decides nothing beside other words", () => {
    expect(found(german, "WAKU Störung")).toEqual(["Störungen melden"]);
  });
});

const english = indexOf("en", [
  "Organization of maintenance",
  "Colors and fibers",
  "Troubleshooting robots",
  "Traveling to a center",
  "Email on-site",
  "Batteries",
  "Hospitality",
  "Robots in hospitals",
  "Integrations",
  "For integrators",
]);

test.each([
  ["organisation", "Organization of maintenance"],
  ["organising", "Organization of maintenance"],
  ["colour", "Colors and fibers"],
  ["fibre", "Colors and fibers"],
  ["centre travelling", "Traveling to a center"],
  ["trouble shooting", "Troubleshooting robots"],
  ["onsite e-mail", "Email on-site"],
  ["battery", "Batteries"],
  ["maintainance", "Organization of maintenance"],
])("English: %s finds %s first", (text, title) => {
  expect(found(english, text)[0]).toBe(title);
});

test("English words that only begin alike are not one", () => {
  expect(found(english, "hospital")).toEqual(["Robots in hospitals"]);
  expect(found(english, "hospitality")).toEqual(["Hospitality"]);
  expect(found(english, "integration")).toEqual(["Integrations"]);
});

test.each(["robot", "robots"])("the very form %s comes before another form of the word", (text) => {
  for (const titles of [
    ["A robot", "The robots"],
    ["The robots", "A robot"],
  ])
    expect(found(indexOf("en", titles), text)[0]).toMatch(new RegExp(`${text}$`));
});

test("what is about all that was asked for comes before what says much of one part and mentions the other", () => {
  const index = new SearchIndex<SearchDocument>({ language: "en" });
  const documents = [
    { title: "Maintenance plans", names: ["Maintenance"], text: "Maintenance, also of a cobot." },
    {
      title: "Servicing cobots",
      names: ["Cobot maintenance and everything else that somebody has to do to them"],
      text: "",
    },
    { title: "Plans", names: [], text: "Maintenance." },
  ].map((document) => ({ id: document.title, kind: "page", headings: [], ...document }));
  for (const document of documents) index.learn(document);
  for (const document of documents) index.put(document);
  expect(found(index, "cobot maintenance")[0]).toBe("Servicing cobots");
});

test("a word that was misspelled is searched for by its synonyms too", () => {
  const index = indexOf("en", ["Our prices", "Costs"], [{ words: ["prices", "costs"] }]);
  expect(found(index, "pricse")).toContain("Costs");
});

test("a phrase of the termbase is known as one word, too", () => {
  const index = indexOf("en", ["Second life", "Another life"], [{ words: ["second life", "second hand"] }]);
  expect(found(index, "secondhand")).toEqual(["Second life"]);
});

test("what somebody wants to do decides less than what with", () => {
  const index = indexOf("en", ["Manage orders", "Forklifts in the warehouse", "Old forklifts", "New forklifts"]);
  expect(found(index, "manage forklifts")[0]).toMatch(/forklifts/i);
});

test("what is typed is completed, and says how it was read", () => {
  expect(english.find("troub", { isTyping: true }).hits[0]?.document.id).toBe("Troubleshooting robots");
  expect(english.find("robtos").spelling).toBe("robots");
  expect(english.find("robots").spelling).toBeUndefined();
  expect(english.otherSpelling("organsatin")).toBe("Organization");
  expect(english.nearestWords("mainten", 3)).toContain("maintenance");
});

test("a document that is taken out or put in again is found as it is now", () => {
  const index = indexOf("en", ["One robot", "Two robots"]);
  index.remove("One robot");
  expect(found(index, "robot")).toEqual(["Two robots"]);
  expect(found(index, "one")).toEqual([]);
  expect(index.nearestWords("robots", 3)).toEqual(["robots"]);
  const document = { id: "One robot", kind: "page", title: "A crane", names: [], headings: [], text: "" };
  index.learn(document);
  index.put(document);
  expect(found(index, "crane")).toEqual(["One robot"]);
});

test("an excerpt shows the best place of a text, with what was found marked", () => {
  const index = new SearchIndex<SearchDocument>({ language: "en" });
  const filler = "Nothing of it is here. ".repeat(20);
  const text = `${filler}A robot stands still. Its worn battery is changed at once. ${filler}`;
  const document = { id: "a", kind: "page", title: "Robots", names: [], headings: [], text };
  index.learn(document);
  index.put(document);
  const [hit] = index.find("battery changing").hits;
  if (!hit) throw new Error("Nothing is found.");
  const parts = index.excerpt(hit);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["battery", "changed"]);
  const whole = parts.map(({ text }) => text).join("");
  expect(whole.length).toBeLessThan(170);
  expect(text).toContain(whole.replace(/^… | …$/g, ""));
});
