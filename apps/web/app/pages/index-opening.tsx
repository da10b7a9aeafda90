import type { Page } from "@waku/content/schema";
import type { ReactNode } from "react";
import { Waveform } from "../articles/waveform";
import type { HeroBlockView } from "../blocks/hero/view";
import { OpeningEnd } from "../layout/opening-end";
import { Actions } from "../ui/actions/actions";
import { LineDrawing } from "../ui/line-drawing/line-drawing";
import styles from "./index-opening.module.css";

type Look = NonNullable<Page["opening"]>;

const grounds: Record<Look["tone"], string> = { paper: "", navy: "on-navy", mint: "on-mint" };

/** Opening of an index: quieter than a hero, since the list below is what one came for. */
export function IndexOpening({
  block: { pretitle, title, text, actions },
  look,
  isHeard,
  name,
  breadcrumb,
}: {
  block: HeroBlockView;
  look: Look;
  /** Whether something of the collection can be listened to, which a sound wave says in place of another mark. */
  isHeard: boolean;
  /** What the page is called in menus. */
  name: string | undefined;
  breadcrumb: ReactNode;
}) {
  const { tone } = look;
  const mark = isHeard ? "wave" : look.mark;
  const above = mark === "word" || mark === "rule" ? name : pretitle;
  const drawing = mark === "word" || mark === "wave" || mark === "rule" ? undefined : mark;
  return (
    <div className={`${grounds[tone]} ${styles.opening}`} data-mark={drawing ? "drawing" : mark}>
      <div className={styles.inner}>
        <div className={styles.top}>
          {breadcrumb}
          {above && <p className={styles.pretitle}>{above}</p>}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.words}>
          <p>{text}</p>
          <Actions links={actions} />
        </div>
        {drawing && <LineDrawing name={drawing} className={styles.drawing} />}
      </div>
      {mark === "wave" && <Waveform seed={1} />}
      <OpeningEnd />
    </div>
  );
}
