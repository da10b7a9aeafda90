import type { ReactNode } from "react";
import { useMessages } from "../../i18n/use-locale";
import { CardList } from "../../ui/card-list/card-list";
import { Pagination, pageHref } from "../../ui/pagination/pagination";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { SwipeRow } from "../../ui/swipe-row/swipe-row";
import { ArticleIndex, LatestArticle } from "./article-index";
import { ClientIndex } from "./client-index";
import { EpisodeIndex } from "./episode-index";
import { JobIndex } from "./job-index";
import { PartnerIndex } from "./partner-index";
import { PressIndex } from "./press-index";
import { StoryIndex } from "./story-index";
import type { ArticlesBlockView, ListItemView } from "./view";

/** Items of a collection, newest first; long lists come in pages. */
export function Articles({ block }: { block: ArticlesBlockView }) {
  const t = useMessages();
  const { pages } = block;
  const latest = latestOf(block);
  return (
    <>
      {latest && (
        <Section>
          <SectionHeading title={t.latestArticle} />
          <LatestArticle item={latest} />
        </Section>
      )}
      <Section id={block.anchor}>
        <SectionHeading {...block} />
        {block.items.length > 0 ? <Items block={block} /> : <p>{t.noItems}</p>}
        {pages && (
          <Pagination current={pages.current} total={pages.total} hrefOf={(page) => pageHref(pages.basePath, page)} />
        )}
      </Section>
    </>
  );
}

/** What the magazine sets apart on its first page: its newest article, which the list of all holds, too. */
function latestOf({ collection, isIndex, items, pages }: ArticlesBlockView): ListItemView | undefined {
  const isFirst = pages === undefined || pages.current === 1;
  return collection === "article" && isIndex && isFirst && items.length > 1 ? items[0] : undefined;
}

/** On its own page each collection has a list of its own kind; elsewhere a selection comes as cards. */
function Items({ block: { collection, isIndex, as, title, items } }: { block: ArticlesBlockView }) {
  if (as === "stories") return <StoryIndex items={items} />;
  const Index = isIndex ? indexes[collection] : undefined;
  if (Index) return <Index items={items} />;
  return (
    <SwipeRow name={title}>
      <CardList cards={items} />
    </SwipeRow>
  );
}

const indexes: Partial<Record<ArticlesBlockView["collection"], (props: { items: ListItemView[] }) => ReactNode>> = {
  article: ArticleIndex,
  update: EpisodeIndex,
  pressRelease: PressIndex,
  job: JobIndex,
  client: ClientIndex,
  partner: PartnerIndex,
};
