import { describe, expect, it } from "vitest";
import {
  keepHyphensTogether,
  keepLinesTogether,
  keepNumbersTogether,
  keepTitleHyphensTogether,
  withoutSoftHyphens,
} from "./no-break.ts";

/** No-break spaces made visible. */
const shown = (text: string) => keepNumbersTogether(text).replaceAll("\u00a0", "~");

describe("numbers and what they count or name", () => {
  it.each([
    ["AMR 07, Code 4102 an Tor 4", "AMR~07, Code~4102 an Tor~4"],
    ["nach ISO 10218 und ISO/TS 15066", "nach ISO~10218 und ISO/TS~15066"],
    ["DIN EN ISO 10218-1", "DIN~EN~ISO~10218-1"],
    ["„Greifer 4“ seit Mai 2027", "„Greifer~4“ seit Mai~2027"],
    ["34 % in 25 Minuten, 2,5 Nm um 06:00 Uhr", "34~% in 25~Minuten, 2,5~Nm um 06:00~Uhr"],
    ["4 bis 6 Wochen, minutes 6 to 18", "4~bis~6~Wochen, minutes 6~to~18"],
    ["z. B. 24 V, d. h. 12 A", "z.~B. 24~V, d.~h. 12~A"],
    ["vom 19. bis 21. März 2024", "vom 19. bis 21.~März~2024"],
    ["(Art. 6 Abs. 1 lit. f DSGVO)", "(Art.~6 Abs.~1 lit.~f DSGVO)"],
    ["Art. 6 (1) (f) GDPR, section 25 (2) no. 2", "Art.~6~(1)~(f) GDPR, section~25~(2) no.~2"],
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

describe("hyphens", () => {
  it.each([
    ["E-Mail und IP-Adresse", "E-+Mail und IP-+Adresse"],
    ["das P-F-Intervall", "das P-+F-+Intervall"],
    ["the Wi-Fi of the hall", "the Wi-+Fi of the hall"],
    ["ein Double-Opt-in, WAKU-Software und QR-Code-Leser", "ein Double-Opt-in, WAKU-Software und QR-+Code-Leser"],
    [
      "nach ISO 3691-4 und DIN\u00a0EN\u00a0ISO\u00a010218-1",
      "nach ISO 3691-+4 und DIN\u00a0EN\u00a0ISO\u00a010218-+1",
    ],
    ["07:00–18:00 Uhr, 20–30 Teile, SK-8810-08", "07:00–+18:00 Uhr, 20–30 Teile, SK-8810-08"],
  ])("stay with what follows: %s", (text, kept) => {
    expect(keepHyphensTogether(text).replaceAll("\u2060", "+")).toBe(kept);
  });
});

it("lets a compound longer than a line break after its prefix in titles", () => {
  expect(keepTitleHyphensTogether("KI-Agent an der Maschine")).toBe("KI-\u2060Agent an der Maschine");
  const title = "Ein KI-Instandhaltungsagent an der Maschine";
  expect(keepTitleHyphensTogether(title)).toBe(title);
});

it("leaves soft hyphens out of a text for documents and messages", () => {
  expect(withoutSoftHyphens("Ersatzteil\u00admanagement, Service\u00addienst\u00adleister")).toBe(
    "Ersatzteilmanagement, Servicedienstleister",
  );
});
