/** What means little without the number before it. */
const units = [
  "%|€|°C|Nm|V|Ah?|[kKM]?Wh?|Hz|dB|[kMGT]B",
  "[mck]?m|m²|km/h|m/s|k?g|t|m?s|min|h|Uhr|am|pm",
  "Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Meter|Kilometer|Prozent|Punkten?|Mio\\.|Mrd\\.|Million(?:en)?",
  "seconds?|minutes?|hours?|days?|weeks?|months?|years?|metres?|points?|percent|million",
].join("|");

const months = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";

const nothingBefore = "(?<![\\p{L}\\p{N}])";
const spaces = new RegExp(
  [
    // "AMR 07", "Tor 4", "ISO 3691-4", "Februar 2027", "rev. 4.2", "§ 5"
    `(?<=${nothingBefore}(?:\\p{Lu}[\\p{L}-]{0,13}|rev\\.|S\\.|p\\.|Nr\\.|§)) (?=\\d)`,
    // "34 %", "2,5 Nm", "25 Minuten"
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
    // "DIN EN ISO 10218"
    `(?<=${nothingBefore}(?:DIN|EN|ISO|IEC)) (?=(?:EN|ISO|IEC|VDE)(?!\\p{L}))`,
    // "21. März"
    `(?<=\\d\\.) (?=(?:${months})(?!\\p{L}))`,
    // "Art. 6 Abs. 1 lit. f"
    `(?<=${nothingBefore}(?:Art|Abs|lit)\\.) (?=[\\da-z])`,
    // "z. B.", "d. h."
    `(?<=${nothingBefore}[zdui]\\.) (?=[BhaAdR]\\.)`,
  ].join("|"),
  "gu",
);

/** The text without line breaks between a number and what it counts or names, nor within a norm or an abbreviation. */
export function keepNumbersTogether(text: string): string {
  return text.replace(spaces, "\u00a0");
}

/** The text without line breaks after a prefix of one or two letters: "E-Mail", "IP-Adresse". */
export function keepPrefixesTogether(text: string): string {
  return text.replace(/(?<![\p{L}\d-])(\p{Lu}{1,2})-(?=\p{L})/gu, "$1-\u2060");
}

/**
 * Numbers kept together in a string of content that may be Markdown. Code must stay as it is and headings make addresses: where a
 * text has either, this is left to the one who renders it and knows its parts.
 */
export function keepLinesTogether(text: string): string {
  return /`|^#/m.test(text) ? text : keepNumbersTogether(text);
}
