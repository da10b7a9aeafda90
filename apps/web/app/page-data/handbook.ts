import type { ChapterEntry, SectionEntry } from "@waku/content";
import type { DownloadView } from "../blocks/views";
import type { SiteContext } from "../context/site";
import { localePath } from "../i18n/locale";
import { downloadViews } from "./downloads";
import { renderMarkdown } from "./markdown";

export type TocLink = { title: string; href: string; isCurrent: boolean };

/** A handbook page: its own text, and the table of contents of the whole handbook around it. */
export type HandbookView = {
  title: string;
  teaser: string;
  html: string;
  chapterNumber: number;
  chapterTitle: string;
  /** Sections of the chapter at hand. */
  sections: { title: string; teaser: string; href: string }[];
  toc: (TocLink & { number: number; sections: TocLink[] })[];
  previous?: { title: string; href: string };
  next?: { title: string; href: string };
  /** Position in the whole handbook, for the progress display. */
  position: { current: number; total: number };
  downloads: DownloadView[];
};

/** Loads a chapter or section with its place in the handbook. */
export async function handbookView(site: SiteContext, entry: ChapterEntry | SectionEntry): Promise<HandbookView> {
  const { content } = site;
  const { locale, handbook } = entry;
  site.tags.add(`handbook:${handbook}`);
  const [chapters, text, downloads] = await Promise.all([
    content.chapters(locale, handbook),
    content.body(entry).then((body) => renderMarkdown(content, locale, body)),
    downloadViews(content, locale, entry.downloads),
  ]);
  const chapterRef = entry.kind === "chapter" ? entry.ref : entry.chapter;
  const chapterIndex = chapters.findIndex(({ chapter }) => chapter.ref === chapterRef);
  const here = chapters[chapterIndex];
  const reading = chapters.flatMap(({ chapter, sections }) => [chapter, ...sections]);
  const position = reading.findIndex((other) => other.ref === entry.ref);
  const link = (target: ChapterEntry | SectionEntry) => ({
    title: target.title,
    href: localePath(locale, target.path),
  });
  const tocLink = (target: ChapterEntry | SectionEntry) => ({ ...link(target), isCurrent: target.ref === entry.ref });
  const [previous, next] = [reading[position - 1], reading[position + 1]];
  return {
    title: entry.title,
    teaser: entry.teaser,
    html: text.html,
    chapterNumber: chapterIndex + 1,
    chapterTitle: here?.chapter.title ?? entry.title,
    sections: (here?.sections ?? []).map((section) => ({ ...link(section), teaser: section.teaser })),
    toc: chapters.map(({ chapter, sections }, index) => ({
      ...tocLink(chapter),
      number: index + 1,
      sections: sections.map(tocLink),
    })),
    previous: previous && link(previous),
    next: next && link(next),
    position: { current: position + 1, total: reading.length },
    downloads,
  };
}
