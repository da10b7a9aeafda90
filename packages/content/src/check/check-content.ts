import { join } from "node:path";
import type { Figures } from "../schema/index.ts";
import type { Entry } from "../source/content-source.ts";
import { type BodyVisitor, type LoadedContent, loadContent } from "../source/files/load.ts";
import type { Problem } from "../source/problem.ts";
import { checkAddresses } from "./rules/addresses.ts";
import { checkBooking } from "./rules/booking.ts";
import { checkCalculator } from "./rules/calculator.ts";
import { checkCoverage } from "./rules/coverage.ts";
import { checkCustomers } from "./rules/customers.ts";
import { checkFigureClaims, checkFigureHeadings } from "./rules/figure-claims.ts";
import { checkFigures } from "./rules/figures.ts";
import { checkLanguage } from "./rules/language.ts";
import { LinkChecker, linksAndPlaceholders } from "./rules/links.ts";
import { checkMedia } from "./rules/media.ts";
import { RepetitionChecker } from "./rules/repetition.ts";
import { checkStructure } from "./rules/structure.ts";
import { checkWording, figureLiterals } from "./rules/wording.ts";
import { documentTexts, type TextAt } from "./texts.ts";

/**
 * `working`: what the site needs to work (schemas, addresses, both languages, links, media). `all`: also how the
 * texts read (language, house style, repetition), which takes far longer than reading them.
 */
export type CheckScope = "working" | "all";

/**
 * Loads a content folder and applies the rules to it.
 * @param folder absolute path of the content folder
 * @param mediaFolders where media lie, if not in the folder's own `media`
 * @returns the content with all problems found, schema problems first
 * @throws ContentError when globals or navigation are unusable
 */
export async function checkContent(
  folder: string,
  scope: CheckScope = "all",
  mediaFolders = [join(folder, "media")],
): Promise<{ content: LoadedContent; problems: Problem[] }> {
  const reading = scope === "all" ? new ReadingChecker() : undefined;
  const references = new Map<Entry, TextAt>();
  const visit: BodyVisitor = (entry, body, { figures }) => {
    const text: TextAt = { at: "text", text: body, markdown: true };
    const found = linksAndPlaceholders(body);
    if (found) references.set(entry, { ...text, text: found });
    reading?.add(entry, [text], figures);
  };
  const content = await loadContent(folder, visit, mediaFolders);
  const linkChecker = new LinkChecker(content);
  const problems: Problem[] = [];
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    const texts = documentTexts(entry);
    reading?.add(entry, texts, content.globals.figures);
    reading?.addHeadings(entry, content.globals.figures);
    const inBody = references.get(entry);
    problems.push(...linkChecker.check(entry, inBody ? [...texts, inBody] : texts));
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
    ...(await checkMedia(mediaFolders, content)),
  );
  return { content, problems: [...content.problems, ...(reading?.problems() ?? []), ...problems] };
}

/** The rules on how texts read. */
class ReadingChecker {
  readonly #problems: Problem[] = [];
  readonly #repetition = new RepetitionChecker();

  add(entry: Entry, texts: TextAt[], figures: Figures): void {
    this.#repetition.add(entry, texts);
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
    return [...this.#problems, ...this.#repetition.problems()];
  }
}
