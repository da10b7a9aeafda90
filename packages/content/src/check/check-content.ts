import type { Entry } from "../source/content-source.ts";
import { type LoadedContent, loadContent } from "../source/files/load.ts";
import type { Problem } from "../source/problem.ts";
import { checkAddresses } from "./rules/addresses.ts";
import { checkCoverage } from "./rules/coverage.ts";
import { checkFigures } from "./rules/figures.ts";
import { checkLanguage } from "./rules/language.ts";
import { LinkChecker } from "./rules/links.ts";
import { checkMedia } from "./rules/media.ts";
import { RepetitionChecker } from "./rules/repetition.ts";
import { checkStructure } from "./rules/structure.ts";
import { checkWording, figureLiterals } from "./rules/wording.ts";
import { documentTexts, type TextAt } from "./texts.ts";

/**
 * Loads a content folder and applies every rule to it.
 * @param folder absolute path of the content folder
 * @returns the content with all problems found, schema problems first
 * @throws ContentError when globals or navigation are unusable
 */
export async function checkContent(folder: string): Promise<{ content: LoadedContent; problems: Problem[] }> {
  const links: { entry: Entry; texts: TextAt[] }[] = [];
  const repetition = new RepetitionChecker();
  const problems: Problem[] = [];
  const bodies = new Map<Entry, TextAt[]>();
  const content = await loadContent(folder, (entry, body, { figures }) => {
    const text: TextAt = { at: "text", text: body, markdown: true };
    const withLinks = /\]\(|\{/.test(body);
    if (withLinks) bodies.set(entry, [text]);
    repetition.add(entry, [text]);
    problems.push(
      ...checkLanguage(entry, [text]),
      ...checkWording(entry, [text], figureLiterals(figures)[entry.locale]),
    );
  });
  const literals = figureLiterals(content.globals.figures);
  for (const entry of [...content.entries.de, ...content.entries.en]) {
    const texts = documentTexts(entry);
    repetition.add(entry, texts);
    problems.push(...checkLanguage(entry, texts), ...checkWording(entry, texts, literals[entry.locale]));
    links.push({ entry, texts: [...texts, ...(bodies.get(entry) ?? [])] });
  }
  const linkChecker = new LinkChecker(content);
  for (const { entry, texts } of links) problems.push(...linkChecker.check(entry, texts));
  problems.push(
    ...linkChecker.checkNavigation(),
    ...checkCoverage(content),
    ...checkAddresses(content),
    ...checkStructure(content),
    ...checkFigures(content),
    ...(await checkMedia(folder, content)),
    ...repetition.problems(),
  );
  return { content, problems: [...content.problems, ...problems] };
}
