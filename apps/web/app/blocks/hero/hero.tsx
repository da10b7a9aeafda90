import type { ReactNode } from "react";
import { formatDay } from "../../i18n/format";
import { useLocale, useMessages } from "../../i18n/use-locale";
import { Surface } from "../../surfaces/surface";
import { Actions } from "../../ui/actions/actions";
import type { BlockViewOf } from "../views";
import styles from "./hero.module.css";
import { StageHero } from "./stage-hero";

type Props = {
  block: BlockViewOf<"hero">;
  breadcrumb: ReactNode;
  pastEvent?: { ended: string; notice: string };
};

/** Opening of a page: what it is about, and what to do next. */
export function Hero({ block, breadcrumb, pastEvent }: Props) {
  const { pretitle, title, text, actions, visual } = block;
  if (visual === "incident") return <StageHero block={block} />;
  return (
    <div className={`on-navy ${styles.hero}`}>
      <div className={styles.inner} data-visual={visual ? "" : undefined}>
        <div className={styles.words}>
          {breadcrumb}
          {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
          <h1>{title}</h1>
          {pastEvent && <PastEvent {...pastEvent} />}
          <p className={styles.text}>{text}</p>
          <Actions links={actions} />
        </div>
        {visual && (
          <div className={styles.visual}>
            <Surface name={visual} />
          </div>
        )}
      </div>
    </div>
  );
}

function PastEvent({ ended, notice }: { ended: string; notice: string }) {
  const locale = useLocale();
  return (
    <p className={styles.past}>
      <strong>
        {useMessages().pastEvent} · <time dateTime={ended}>{formatDay(ended, locale)}</time>
      </strong>{" "}
      {notice}
    </p>
  );
}
