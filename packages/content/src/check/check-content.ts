import { join } from "node:path";
import type { Figures } from "../schema/index.ts";
import type { Entry, Globals } from "../source/content-source.ts";
import { type BodyVisitor, type LoadedContent, loadContent } from "../source/files/load.ts";
import type { Problem } from "../source/problem.ts";
import { checkAddresses } from "./rules/addresses.ts";
import { checkBooking } from "./rules/booking.ts";
import { checkCalculator } from "./rules/calculator.ts";
import { ClaimPages } from "./rules/claims.ts";
import { checkCoverage } from "./rules/coverage.ts";
import { checkCustomers } from "./rules/customers.ts";
import { checkFigureClaims, checkFigureHeadings } from "./rules/figure-claims.ts";
import { checkFigures } from "./rules/figures.ts";
import { checkLanguage } from "./rules/language.ts";
import { LinkChecker, linksAndPlaceholders } from "./rules/links.ts";
import { ListeningChecker } from "./rules/listening.ts";
import { checkMedia } from "./rules/media.ts";
import { RepetitionChecker } from "./rules/repetition.ts";
import { checkRobots } from "./rules/robots.ts";
import { StandardChecker } from "./rules/standards.ts";
import { checkStructure } from "./rules/structure.ts";
import { checkTerms, TermFinder } from "./rules/terms.ts";
import { checkWording, figureLiterals } from "./rules/wording.ts";
import { documentTexts, type TextAt } from "./texts.ts";

/**
 * `working`: what the site needs to work (schemas, addresses, both languages, links, media). `publishing`: also what
 * nobody should publish although the site could show it (standards that are in no register). `all`: also how the texts
 * read (language, house style, words, repetition) and what registers hold in vain, which takes far longer.
 */
export type CheckScope = "working" | "publishing" | "all";

/**
 * Loads a content folder and applies the rules to it.
 * @param folder absolute path of the content folder
 * @param mediaFolders where media lie, if not in the folder's own `media`
 * @returns the content with all problems found, schema problems first, and in scope `all` who makes which claim
 * @throws ContentError when globals or navigation are unusable
 */
export async function checkContent(
  folder: string,
  scope: CheckScope = "all",
  mediaFolders = [join(folder, "media")],
): Promise<{ content: LoadedContent; problems: Problem[]; claims?: ClaimPages | undefined }> {
  const reading = scope === "all" ? new ReadingChecker() : undefined;
  let registers: RegisterChecker | undefined;
  const references = new Map<Entry, TextAt>();
  const visit: BodyVisitor = (entry, body, globals) => {
    const { figures } = globals;
    const text: TextAt = { at: "text", text: body, markdown: true };
    registers ??= new RegisterChecker(globals, scope);
    registers.add(entry, [text]);
    const found = linksAndPlaceholders(body);
    if (found) references.set(entry, { ...text, text: found });
    reading?.add(entry, [text], figures);
  };
  const content = await loadContent(folder, visit, mediaFolders);
  const linkChecker = new LinkChecker(content);
  registers ??= new RegisterChecker(content.globals, scope);
  const problems: Problem[] = [];
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    const texts = documentTexts(entry);
    reading?.add(entry, texts, content.globals.figures);
    reading?.addHeadings(entry, content.globals.figures);
    const inBody = references.get(entry);
    problems.push(...linkChecker.check(entry, inBody ? [...texts, inBody] : texts));
    registers.add(entry, texts);
  }
  problems.push(
    ...linkChecker.checkNavigation(),
    ...checkCoverage(content),
    ...checkAddresses(content),
    ...checkBooking(content),
    ...checkCalculator(content),
    ...checkCustomers(content),
    ...checkStructure(content),
    ...checkFigures(content),
    ...checkRobots(content),
    ...(await checkMedia(mediaFolders, content)),
  );
  const found = [...content.problems, ...(reading?.problems() ?? []), ...registers.problems(), ...problems];
  return { content, problems: found, claims: registers.claims };
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

  problems(): Problem[] {
    const inVain = this.claims ? (this.#standards?.unused() ?? []) : [];
    return [...this.#problems, ...(this.#standards?.problems() ?? []), ...inVain, ...(this.claims?.problems() ?? [])];
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

  addHeadings(entry: Entry, figures: Figures): void {
    this.#problems.push(...checkFigureHeadings(entry, figures));
  }

  problems(): Problem[] {
    return [...this.#problems, ...this.#repetition.problems(), ...this.#listening.problems()];
  }
}
