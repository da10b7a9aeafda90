import type { Standards } from "../schema/index.ts";

/** A standard, guideline or law that a text names: how, and which entries of the register it means. */
export type StandardMention = { text: string; ids: readonly string[] };

// Letters of both languages by their ranges: classes of Unicode properties take ten times as long to compile.
const capital = "A-ZÀ-ÖØ-Þ";
const small = "a-zß-öø-ÿ";
const letter = capital + small;

/** What stands before the number of a standard: who published it, and of what kind it is. */
const publishers =
  "(?:DIN|EN|ISO|IEC|IEEE|ETSI|CEN|VDE|VDI|VDMA|VDA|FEM|ANSI|ASME|ASTM|ITSDF|SAE|NFPA|UL|ISA|SEMI|GS1|RFC|DGUV|TRBS|TRGS|ASR|IFRS|UN|SV|WCAG|OSHA|BSI|NIST)";
const kinds =
  "(?:DIN|EN|ISO|IEC|VDE|VDI|VDMA|ASME|ITSDF|A3|RIA|TS|TR|DIS|FDIS|CD|SPEC|V|Vorschrift|Regulation|Regel|Information|Grundsatz)";
const number = String.raw`[A-Z]{0,2}\d+(?:[.-]\d+)*(?:\s549)?(?::\d{4})?`;

/**
 * How standards and laws are written, in both languages: what looks like one is one. Written down once, so that a text
 * cannot name what the register does not know.
 */
const shapes = [
  String.raw`(?:OSHA\s)?29\sCFR(?:\sPart)?\s\d+(?:\.\d+)?`,
  // Paper sizes are no standard that anybody follows.
  String.raw`${publishers}(?:[\s/-]${kinds})*[\s-](?!A\d(?![.\d]))${number}`,
  String.raw`19(?:10|26)\.\d+`,
  String.raw`Part\s1\d\d\b`,
  String.raw`\((?:EU|EC|EG|EWG|EEC)\)\s(?:No\.?\s|Nr\.\s)?\d+/\d+`,
  String.raw`\d{2,4}/\d+/(?:EU|EC|EG|EWG|EEC)\b`,
  // "§ 26 BDSG", "§ 7 Abs. 3 UWG", "§ 4 (5) BetrSichV": a paragraph without a law is one of the text's own.
  String.raw`§{1,2}\s?\d+[a-z]?(?:\s(?:Abs\.|Nr\.|Satz|bis|und|to|and|\(\d+\)|\d+[a-z]?))*\s[${capital}][${letter}]*[${capital}](?![${small}])`,
  // BetrSichV, ArbSchG, UVgO: abbreviated laws.
  String.raw`[${capital}]{1,3}[${small}]+(?:[${capital}][${small}]*)*[VGO](?![${letter}\d])`,
  String.raw`(?:ADR|BDSG|BFSG|CCPA|CSRD|DSGVO|DS-GVO|ESRS|EUDR|GDPR|GoBD|HACCP|HIPAA|IATA\sDGR|IMDG|NIS[\s-]?2|REACH|RoHS|TDDDG|UVV|WCAG|WEEE)(?![${letter}\d])`,
  // "the EU Machinery Regulation"; "The Regulation" takes up one that was named.
  String.raw`(?!(?:The|This|That|Each|Every|An?|Under|No)\s(?:Act|Regulation|Directive|Ordinance)\b)(?:[${capital}][${letter}-]*\s(?:of\s)?){1,5}(?:Act|Regulation|Directive|Ordinance)(?![${letter}]|\s\(?E)`,
  // Maschinenverordnung, KI-Verordnung, Gleichbehandlungsgesetz; but no law of nature and no guideline of a house.
  `(?!Naturgesetz|Konstruktionsrichtlinie|Hausrichtlinie)[${capital}][${letter}-]*(?:[Vv]erordnung|[Rr]ichtlinie|[Gg]esetz)(?:en|es|s|e)?(?![${letter}])`,
];

/** After what was found: inflected, but no further part of a number. */
const wordEnd = String.raw`(?:e?s)?(?![${letter}\d]|[-./]\d)`;
const startsWithEnd = new RegExp(`^${wordEnd}`);
const endsWithLetter = new RegExp(String.raw`[${letter}\d]$`);
const notText = /\]\([^)]*\)|`[^`]*`/g;

/** Finds what texts name of a register of standards and laws, and what it does not hold. */
export class StandardMentions {
  readonly #pattern: RegExp;
  readonly #mentions: { mention: string; id: string }[];
  /** A text names few things, and the same ones again and again. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(standards: Standards) {
    this.#mentions = Object.entries(standards).flatMap(([id, { mentions }]) =>
      mentions.map((mention) => ({ mention, id })),
    );
    const shape = new RegExp(`^(?:${shapes.join("|")})$`);
    const others = this.#mentions
      .map(({ mention }) => mention)
      .filter((mention) => !shape.test(mention))
      // Longer ones first: a name must not end where a shorter one does.
      .sort((one, other) => other.length - one.length);
    const names = others.length > 0 ? [`(?:${others.map(literal).join("|")})${wordEnd}`] : [];
    this.#pattern = new RegExp(
      // The look ahead spares most places of a text a walk through all of it.
      String.raw`(?=[${capital}\d§(])(?<![${letter}\d/-])(?:${[...names, ...shapes].join("|")})`,
      "g",
    );
  }

  /** Everything that a text names, each spelling once. */
  find(text: string, markdown = false): StandardMention[] {
    const plain = markdown ? text.replace(notText, "]") : text;
    const found = new Set(plain.match(this.#pattern)?.map((match) => match.replace(/\s+/g, " ").trim()));
    return [...found].map((mention) => ({ text: mention, ids: this.#idsOf(mention) }));
  }

  #idsOf(text: string): readonly string[] {
    let ids = this.#known.get(text);
    if (!ids) {
      const named = this.#mentions.filter(({ mention }) => holds(text, mention));
      ids = [...new Set(named.map(({ id }) => id))];
      this.#known.set(text, ids);
    }
    return ids;
  }
}

/** Whether a mention stands in a text as a whole: "ISO 10218" in "EN ISO 10218:2025", but not in "ISO 10218-2". */
function holds(text: string, mention: string): boolean {
  const at = text.indexOf(mention);
  return at !== -1 && !endsWithLetter.test(text.slice(0, at)) && startsWithEnd.test(text.slice(at + mention.length));
}

/** A line break or a space that does not break is a space. */
function literal(mention: string): string {
  return mention.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
}
