import { join } from "node:path";
import { type Figures, type Locale, locales } from "../schema/index.ts";
import type { Entry, Globals } from "../source/content-source.ts";
import type { ReadDocument } from "../source/files/document-file.ts";
import { type DocumentVisitor, type LoadedContent, loadContent } from "../source/files/load.ts";
import { pauses } from "../source/pauses.ts";
import type { Problem } from "../source/problem.ts";
import { checkAddresses, checkAddressesOf } from "./rules/addresses.ts";
import { checkBooking } from "./rules/booking.ts";
import { checkCalculator } from "./rules/calculator.ts";
import { checkCaptions } from "./rules/captions.ts";
import { ClaimPages } from "./rules/claims.ts";
import { checkCounterparts, checkPagePlaces, checkRequired } from "./rules/coverage.ts";
import { checkCustomers, checkUnusedCustomers } from "./rules/customers.ts";
import { checkDrawings } from "./rules/drawings.ts";
import { checkFaultCodes, faultCodesFile, faultCodeTexts } from "./rules/fault-codes.ts";
import { checkFigureClaims, checkFigureHeadings } from "./rules/figure-claims.ts";
import { checkFigures } from "./rules/figures.ts";
import { checkLanguage } from "./rules/language.ts";
import { type FindTarget, LinkChecker, linksAndPlaceholders, targetsIn } from "./rules/links.ts";
import { ListeningChecker } from "./rules/listening.ts";
import { checkMedia } from "./rules/media.ts";
import { checkOwnRedirects } from "./rules/own-redirects.ts";
import { RepetitionChecker } from "./rules/repetition.ts";
import { checkRobots } from "./rules/robots.ts";
import { StandardChecker } from "./rules/standards.ts";
import { checkStructure } from "./rules/structure.ts";
import { checkTerms, TermFinder } from "./rules/terms.ts";
import { checkBodyTranslated, checkTranslated } from "./rules/untranslated.ts";
import { checkWording, figureLiterals } from "./rules/wording.ts";
import { documentTexts, type TextAt, type TextOrigin } from "./texts.ts";

/**
 * `working`: what the site needs to work (schemas, addresses, both languages, links, media). `publishing`: also what
 * nobody should publish although the site could show it (standards that are in no register). `all`: also how the texts
 * read (language, house style, words, repetition) and what registers hold in vain, which takes far longer.
 */
export type CheckScope = "working" | "publishing" | "all";

/**
 * Loads a content folder and applies the rules to it.
 * @param folder absolute path of the folder
 * @param mediaFolders where media lie, if not in the folder's own `media`
 * @param onDocument sees each document with its Markdown text
 * @returns the content with all problems found, schema problems first, and in scope `all` who makes which claim
 * @throws ContentError when globals or navigation are unusable
 */
export async function checkContent(
  folder: string,
  scope: CheckScope = "all",
  mediaFolders = [join(folder, "media")],
  onDocument?: (read: ReadDocument) => void,
): Promise<{ content: LoadedContent; problems: Problem[]; claims?: ClaimPages | undefined }> {
  const reading = scope === "all" ? new ReadingChecker() : undefined;
  let registers: RegisterChecker | undefined;
  const references = new Map<Entry, TextAt>();
  const untranslated: Problem[] = [];
  const visit: DocumentVisitor = (read, globals) => {
    onDocument?.(read);
    const { entry } = read;
    const text = bodyText(read);
    untranslated.push(...checkBodyTranslated(entry, read.body));
    registers ??= new RegisterChecker(globals, scope);
    if (!text) return;
    registers.add(entry, [text]);
    const found = linksAndPlaceholders(text.text);
    if (found) references.set(entry, { ...text, text: found });
    reading?.add(entry, [text], globals.figures);
  };
  const content = await loadContent(folder, visit, mediaFolders);
  const find = targetsIn(content.entries);
  const linkChecker = new LinkChecker(content, find, content.problems);
  registers ??= new RegisterChecker(content.globals, scope);
  const { faultCodes } = content.globals;
  for (const locale of locales) {
    const texts = faultCodeTexts(faultCodes, locale);
    reading?.addShared({ file: faultCodesFile, locale }, texts);
    registers.addShared({ file: faultCodesFile, locale }, texts);
  }
  const problems: Problem[] = [...untranslated, ...checkFaultCodes(faultCodes, find)];
  const pause = pauses();
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    if (pause.isDue) await pause.take();
    const texts = documentTexts(entry);
    reading?.add(entry, texts, content.globals.figures);
    reading?.addStructure(entry, content.globals.figures);
    const inBody = references.get(entry);
    problems.push(...linkChecker.check(entry, inBody ? [...texts, inBody] : texts));
    registers.add(entry, texts);
  }
  problems.push(...linkChecker.checkNavigation());
  for (const rule of [...rulesOfWhole, ...rulesOfDocuments, checkCalculator, checkRobots]) {
    problems.push(...rule(content));
    if (pause.isDue) await pause.take();
  }
  if (scope === "all") problems.push(...checkUnusedCustomers(content));
  problems.push(...(await checkMedia(mediaFolders, content)));
  const found = [...content.problems, ...(reading?.problems() ?? []), ...registers.problems(), ...problems];
  return { content, problems: found, claims: registers.claims };
}

/** A content that was sound, with some documents that are others; `entries` are all after the change. */
export type ChangedContent = Omit<LoadedContent, "problems"> & {
  find: FindTarget;
  /** Documents that were changed or are new. */
  changed: ReadDocument[];
  /** Documents that are no more. */
  gone: Pick<Entry, "locale" | "ref">[];
  /** Other documents that the rules look at with them: counterparts, and whatever leads to them. */
  concerned: ReadDocument[];
};

/**
 * Applies the rules to what a change can have spoilt. How a text compares with all others (repetition, registers that
 * are named in vain) is left to `checkContent`.
 */
export async function checkChange(
  content: ChangedContent,
  scope: CheckScope,
  mediaFolders: string[],
): Promise<Problem[]> {
  const { changed, concerned, globals } = content;
  const linkChecker = new LinkChecker(content, content.find);
  const registers = new RegisterChecker(globals, scope);
  const problems: Problem[] = [];
  for (const read of [...changed, ...concerned]) {
    const body = bodyText(read);
    const texts = documentTexts(read.entry);
    problems.push(...linkChecker.check(read.entry, body ? [...texts, body] : texts));
    problems.push(...checkBodyTranslated(read.entry, read.body));
  }
  const reading = scope === "all" ? new ReadingChecker() : undefined;
  for (const read of changed) {
    const { entry } = read;
    const body = bodyText(read);
    const texts = [...documentTexts(entry), ...(body ? [body] : [])];
    registers.add(entry, texts);
    reading?.add(entry, texts, globals.figures);
    reading?.addStructure(entry, globals.figures);
  }
  problems.push(...linkChecker.checkNavigation());
  const of = (locale: Locale) =>
    [...changed, ...concerned].map(({ entry }) => entry).filter((entry) => entry.locale === locale);
  const part: LoadedContent = { ...content, entries: { de: of("de"), en: of("en") }, problems: [] };
  for (const rule of rulesOfDocuments) problems.push(...rule(part));
  problems.push(...checkCounterparts(part, (locale, ref) => content.find(locale, ref) !== undefined));
  problems.push(...(await checkMedia(mediaFolders, part)));
  problems.push(...checkAmongAll(content));
  return [...(reading?.textProblems() ?? []), ...registers.textProblems(), ...problems];
}

/** The rules that compare a document with all others, as far as a change can break them. */
function checkAmongAll(content: ChangedContent): Problem[] {
  const { changed, gone } = content;
  const all = { ...content, problems: [] };
  const entries = changed.map(({ entry }) => entry);
  const touches = (kind: RegExp) => [...entries, ...gone].some(({ ref }) => kind.test(ref));
  return [
    ...(changed.length > manyDocuments ? checkAddresses(all) : checkAddressesOf(entries, all)),
    ...(touches(/^(?:page|chapter):/) ? checkRequired(all) : []),
    ...(gone.length > 0 ? checkFaultCodes(content.globals.faultCodes, content.find) : []),
    ...(touches(/^(?:page|client):/) ? checkCustomers(all) : []),
    ...(touches(/^article:/) ? checkDrawings(all) : []),
    ...checkOwnRedirects(all),
  ];
}

/** From so many on, all are compared with all at once. */
const manyDocuments = 50;

type Rule = (content: LoadedContent) => Problem[];

/** Rules that compare all documents with one another. */
const rulesOfWhole: Rule[] = [
  checkRequired,
  checkCounterparts,
  checkAddresses,
  checkCustomers,
  checkDrawings,
  checkOwnRedirects,
];
/** Rules that look at a document, its counterpart in the other language, and the settings. */
const rulesOfDocuments: Rule[] = [checkPagePlaces, checkBooking, checkStructure, checkFigures, checkTranslated];

function bodyText({ entry, body }: ReadDocument): TextAt | undefined {
  return entry.kind === "page" ? undefined : { at: "text", text: body, markdown: true };
}

/** The rules by which registers bind texts, as far as a scope asks for them. */
class RegisterChecker {
  readonly #standards: StandardChecker | undefined;
  readonly #terms: TermFinder | undefined;
  /** Which documents make which claim. */
  readonly claims: ClaimPages | undefined;
  readonly #problems: Problem[] = [];

  constructor(globals: Globals, scope: CheckScope) {
    if (scope !== "working") this.#standards = new StandardChecker(globals.standards);
    if (scope !== "all") return;
    this.#terms = new TermFinder(globals.terms);
    this.claims = new ClaimPages(globals.claims);
  }

  add(entry: Entry, texts: TextAt[]): void {
    this.#standards?.add(entry, texts);
    this.claims?.add(entry, texts);
    if (this.#terms) this.#problems.push(...checkTerms(entry, texts, this.#terms));
  }

  /** Texts of settings, which make no claims. */
  addShared(origin: TextOrigin, texts: TextAt[]): void {
    this.#standards?.add(origin, texts);
    if (this.#terms) this.#problems.push(...checkTerms(origin, texts, this.#terms));
  }

  /** What is wrong with the texts themselves. */
  textProblems(): Problem[] {
    return [...this.#problems, ...(this.#standards?.problems() ?? [])];
  }

  problems(): Problem[] {
    const ofRegister = this.claims ? (this.#standards?.registerProblems() ?? []) : [];
    return [...this.textProblems(), ...ofRegister, ...(this.claims?.problems() ?? [])];
  }
}

/** The rules on how texts read. */
class ReadingChecker {
  readonly #problems: Problem[] = [];
  readonly #repetition = new RepetitionChecker();
  readonly #listening = new ListeningChecker();

  add(entry: Entry, texts: TextAt[], figures: Figures): void {
    this.#repetition.add(entry, texts);
    this.#listening.add(entry, texts);
    this.#problems.push(
      ...checkLanguage(entry, texts),
      ...checkWording(entry, texts, figureLiterals(figures)[entry.locale]),
      ...checkFigureClaims(entry, texts, figures),
    );
  }

  addShared(origin: TextOrigin, texts: TextAt[]): void {
    this.#repetition.add(origin, texts);
    this.#problems.push(...checkLanguage(origin, texts), ...checkWording(origin, texts));
  }

  addStructure(entry: Entry, figures: Figures): void {
    this.#problems.push(...checkFigureHeadings(entry, figures), ...checkCaptions(entry));
  }

  /** What is wrong with the texts themselves. */
  textProblems(): Problem[] {
    return this.#problems;
  }

  problems(): Problem[] {
    return [...this.#problems, ...this.#repetition.problems(), ...this.#listening.problems()];
  }
}
