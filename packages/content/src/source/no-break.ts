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
    `(?<=${nothingBefore}(?:\\p{Lu}[\\p{L}-]{0,13}|rev\\.|S\\.|p\\.|Nr\\.|no\\.|section|§)) (?=\\d)`,
    // "34 %", "2,5 Nm", "25 Minuten"
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
    // "4 bis 6 Wochen", "minutes 6 to 18"
    "(?<=\\d) (?=(?:bis|to) \\d)|(?<=\\d (?:bis|to)) (?=\\d)",
    // "DIN EN ISO 10218"
    `(?<=${nothingBefore}(?:DIN|EN|ISO|IEC)) (?=(?:EN|ISO|IEC|VDE)(?!\\p{L}))`,
    // "21. März"
    `(?<=\\d\\.) (?=(?:${months})(?!\\p{L}))`,
    // "Art. 6 Abs. 1 lit. f"
    `(?<=${nothingBefore}(?:Art|Abs|lit)\\.) (?=[\\da-z])`,
    // "Art. 6 (1) (f)", "section 25 (2)"
    `(?<=\\d|\\(\\d\\)) (?=\\([\\da-z]\\))`,
    // "z. B.", "d. h."
    `(?<=${nothingBefore}[zdui]\\.) (?=[BhaAdR]\\.)`,
  ].join("|"),
  "gu",
);

/** The text without line breaks between a number and what it counts or names, nor within a norm or an abbreviation. */
export function keepNumbersTogether(text: string): string {
  return text.replace(spaces, "\u00a0");
}

const hyphens = new RegExp(
  [
    // "E-Mail", "IP-Adresse", "Wi-Fi"
    "(?<=(?<![\\p{L}\\d-])(?:\\p{Lu}{1,2}|Wi)-)(?=\\p{L})",
    // "P-F-Intervall"
    "(?<=(?<![\\p{L}\\d-])\\p{Lu}-\\p{Lu}-)(?=\\p{L})",
    // "ISO 3691-4", "DIN EN 62061-1"
    "(?<=(?:ISO|EN|IEC|DIN|VDE)[ \u00a0]\\d{3,5}-)(?=\\d)",
    // "07:00–18:00"
    "(?<=\\d:\\d\\d–)(?=\\d)",
  ].join("|"),
  "gu",
);

/** The text without line breaks after a prefix of one or two letters, within the number of a norm or between two times. */
export function keepHyphensTogether(text: string): string {
  return text.replace(hyphens, "\u2060");
}

/**
 * The same for large type, where a compound may be longer than a phone is wide and rather breaks after its prefix than
 * inside of a syllable.
 */
export function keepTitleHyphensTogether(title: string): string {
  return /-\p{L}{19}/u.test(title) ? title : keepHyphensTogether(title);
}

/**
 * Numbers kept together in a string of content that may be Markdown. Code must stay as it is and headings make addresses: where a
 * text has either, this is left to the one who renders it and knows its parts.
 */
export function keepLinesTogether(text: string): string {
  return /`|^#/m.test(text) ? text : keepNumbersTogether(text);
}

/** The text without the places where a narrow screen may break a word: for documents, messages and machines. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll("\u00ad", "");
}
