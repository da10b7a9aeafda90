import { localePath } from "@waku/i18n/locale";
import { cardView } from "../../page-data/card";
import { readingMinutes } from "../../page-data/reading-time";
import type { BlockLoader } from "../block-loader.server";
import type { ChaptersBlockView } from "./view";

export const chapters: BlockLoader<ChaptersBlockView> = {
  async load({ handbook, ...rest }, { site, locale }) {
    const { content } = site;
    const chapters = (await content.chapters(locale, handbook)).map(async ({ chapter, sections }, index) => ({
      number: index + 1,
      card: cardView(chapter),
      sections: await Promise.all(
        sections.map(async (section) => ({
          title: section.title,
          href: localePath(locale, section.path),
          minutes: readingMinutes(await content.body(section)),
        })),
      ),
    }));
    return { ...rest, chapters: await Promise.all(chapters) };
  },
  sample: {},
};
