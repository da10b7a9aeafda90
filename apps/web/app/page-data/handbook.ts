import type { ChapterEntry, SectionEntry } from "@waku/content";
import { localePath } from "@waku/i18n/locale";
import type { SiteContext } from "../context/site";
import type { DownloadView } from "../ui/views";
import { downloadViews } from "./downloads";
import { renderMarkdown } from "./markdown";
import { readingMinutes } from "./reading-time";
import { type ServerDrawn, serverDrawn } from "./server-drawn";

export type TocLink = { title: string; href: string; isCurrent: boolean };

/** A handbook page: its own text, and the table of contents of the whole handbook around it. */
export type HandbookView = {
  title: string;
  teaser: string;
  html: ServerDrawn<string>;
  chapterNumber: number;
  chapterTitle: string;
  /** Place of a section in its chapter, counted from 1; chapters have none. */
  sectionNumber?: number;
  /** Reading time of the text, in minutes. */
  minutes: number;
  /** The handbook's own page. */
  index: { title: string; href: string };
  /** Sections of the chapter at hand. */
  sections: { title: string; teaser: string; href: string; minutes: number }[];
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
  const indexPath = entry.path.split("/").slice(0, 2).join("/");
  const [chapters, body, downloads, index] = await Promise.all([
    content.chapters(locale, handbook),
    content.body(entry),
    downloadViews(content, locale, entry.downloads),
    content.find(locale, indexPath),
  ]);
  const text = await renderMarkdown(content, locale, body);
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
  const sections = here?.sections ?? [];
  const sectionIndex = sections.findIndex((section) => section.ref === entry.ref);
  return {
    title: entry.title,
    teaser: entry.teaser,
    html: serverDrawn(site, text.html),
    chapterNumber: chapterIndex + 1,
    chapterTitle: here?.chapter.title ?? entry.title,
    sectionNumber: sectionIndex < 0 ? undefined : sectionIndex + 1,
    minutes: readingMinutes(body),
    index: { title: index?.title ?? "", href: localePath(locale, indexPath) },
    sections: await Promise.all(
      sections.map(async (section) => ({
        ...link(section),
        teaser: section.teaser,
        minutes: readingMinutes(await content.body(section)),
      })),
    ),
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
