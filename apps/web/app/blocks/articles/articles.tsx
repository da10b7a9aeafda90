import { useMessages } from "../../i18n/use-locale";
import { CardList } from "../../ui/card-list/card-list";
import { Pagination } from "../../ui/pagination/pagination";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import type { BlockViewOf } from "../views";

/** Items of a collection, newest first; long lists come in pages. */
export function Articles({ block }: { block: BlockViewOf<"articles"> }) {
  const t = useMessages();
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      {block.items.length > 0 ? <CardList cards={block.items} /> : <p>{t.noItems}</p>}
      {block.pages && <Pagination {...block.pages} />}
    </Section>
  );
}
