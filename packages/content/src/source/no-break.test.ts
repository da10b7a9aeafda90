import { describe, expect, it } from "vitest";
import { keepLinesTogether, keepNumbersTogether, keepPrefixesTogether } from "./no-break.ts";

/** No-break spaces made visible. */
const shown = (text: string) => keepNumbersTogether(text).replaceAll("\u00a0", "~");

describe("numbers and what they count or name", () => {
  it.each([
    ["AMR 07, Code 4102 an Tor 4", "AMR~07, Code~4102 an Tor~4"],
    ["nach ISO 10218 und ISO/TS 15066", "nach ISO~10218 und ISO/TS~15066"],
    ["DIN EN ISO 10218-1", "DIN~EN~ISO~10218-1"],
    ["„Greifer 4“ seit Mai 2027", "„Greifer~4“ seit Mai~2027"],
    ["34 % in 25 Minuten, 2,5 Nm um 06:00 Uhr", "34~% in 25~Minuten, 2,5~Nm um 06:00~Uhr"],
    ["z. B. 24 V, d. h. 12 A", "z.~B. 24~V, d.~h. 12~A"],
    ["vom 19. bis 21. März 2024", "vom 19. bis 21.~März~2024"],
    ["(Art. 6 Abs. 1 lit. f DSGVO)", "(Art.~6 Abs.~1 lit.~f DSGVO)"],
    ["Manual, rev. 4.2, 3 hours a day", "Manual, rev.~4.2, 3~hours a day"],
  ])("stay on one line: %s", (text, kept) => expect(shown(text)).toBe(kept));

  it.each(["12 mobile Roboter, 20 markierte", "im 6. Stock, am 1. Tag", "a shift of 100 robots"])(
    "leave other spaces alone: %s",
    (text) => expect(shown(text)).toBe(text),
  );

  it("leave code and addresses of headings to the renderer", () => {
    for (const text of ["Send `AMR 07` to it", "Intro\n\n## Schritt 2\n\nText"])
      expect(keepLinesTogether(text)).toBe(text);
    expect(keepLinesTogether("Schritt 2")).toBe("Schritt\u00a02");
  });
});

describe("short prefixes", () => {
  it.each([
    ["E-Mail und IP-Adresse", "E-+Mail und IP-+Adresse"],
    ["ein Double-Opt-in, WAKU-Software und QR-Code-Leser", "ein Double-Opt-in, WAKU-Software und QR-+Code-Leser"],
  ])("stay with their words: %s", (text, kept) => {
    expect(keepPrefixesTogether(text).replaceAll("\u2060", "+")).toBe(kept);
  });
});
