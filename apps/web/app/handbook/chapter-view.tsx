import type { ReactNode } from "react";
import { useMessages } from "../i18n/use-locale";
import type { HandbookView } from "../page-data/handbook";
import { CardList } from "../ui/card-list/card-list";
import { HandbookFrame } from "./handbook-frame";

/** A chapter: introduction, then its sections. */
export function ChapterView({ handbook, breadcrumb }: { handbook: HandbookView; breadcrumb: ReactNode }) {
  const t = useMessages();
  const cards = handbook.sections.map(({ title, teaser, href }) => ({ title, text: teaser, href }));
  return (
    <HandbookFrame handbook={handbook} breadcrumb={breadcrumb}>
      <section aria-label={t.sectionsOf(handbook.title)}>
        <CardList cards={cards} level="h2" />
      </section>
    </HandbookFrame>
  );
}
