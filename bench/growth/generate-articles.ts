import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "@waku/i18n/locale";
import { words } from "./words.ts";

/** Shape of a magazine article of the site: about 900 words. */
const sectionsPerArticle = 4;
const paragraphsPerSection = 2;
const sentencesPerParagraph = 4;

/** Name of a generated article, and its address in both languages. */
export function articleId(index: number): string {
  return `growth-report-${String(index + 1).padStart(5, "0")}`;
}

/**
 * Writes articles in both languages into a content folder: the same texts at every run, no paragraph twice.
 * @param contentDir folder that holds `de/magazine` and `en/magazine`
 */
export async function generateArticles(contentDir: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await Promise.all(
      locales.map((locale) =>
        writeFile(join(contentDir, locale, "magazine", `${articleId(index)}.md`), article(index, locale)),
      ),
    );
}

function article(index: number, locale: Locale): string {
  const random = randomNumbers(index * 2 + (locale === "de" ? 1 : 2));
  const { topics, places, heading, title, description, link } = words[locale];
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)] as T;
  const topic = topics[index % topics.length] ?? "";
  const place = places[Math.floor(index / topics.length) % places.length] ?? "";
  const day = new Date(Date.UTC(2026, 0, 1) - (index % 3650) * 86_400_000).toISOString().slice(0, 10);
  const paragraph = () => Array.from({ length: sentencesPerParagraph }, () => sentence(locale, random)).join(" ");
  const sections = Array.from({ length: sectionsPerArticle }, (_, section) =>
    [
      `## ${section + 1}. ${heading(pick(topics), pick(places))}`,
      ...Array.from({ length: paragraphsPerSection }, paragraph),
      [1, 2, 3].map(() => `- ${sentence(locale, random)}`).join("\n"),
    ].join("\n\n"),
  );
  return [
    "---",
    "meta:",
    `  title: "${title(topic, place, index + 1)}"`,
    `  description: "${description(topic, place, index + 1)}"`,
    `title: "${title(topic, place, index + 1)}"`,
    `teaser: "${sentence(locale, random)}"`,
    `published: ${day}`,
    `tags: ["${topic}"]`,
    "---",
    "",
    paragraph(),
    "",
    sections.join("\n\n"),
    "",
    // The number keeps the closing paragraph from being the same on every page.
    `${link.replace(/\.$/, "")} (${index + 1}).`,
    "",
  ].join("\n");
}

function sentence(locale: Locale, random: () => number): string {
  const parts = words[locale].sentence.map((choices) => choices[Math.floor(random() * choices.length)] ?? "");
  // The last part is a clause of its own; the number names the machine.
  const clause = parts.pop();
  return `${parts.join(" ")} ${100 + Math.floor(random() * 9_900)}, ${clause}.`;
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
