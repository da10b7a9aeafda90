import type { StaticPath } from "@waku/content/static-paths";
import type { ReactNode } from "react";
import { Waveform } from "../articles/waveform";
import type { HeroBlockView } from "../blocks/hero/view";
import { OpeningEnd } from "../layout/opening-end";
import { Actions } from "../ui/actions/actions";
import type { DrawingName } from "../ui/line-drawing/drawings";
import { LineDrawing } from "../ui/line-drawing/line-drawing";
import styles from "./index-opening.module.css";

type Look = {
  /** Ground of the opening. */
  tone: "paper" | "navy" | "mint";
  /** What stands beside or above the words: the page's name as a masthead or letterhead, a sound wave, a drawing. */
  mark: "word" | "wave" | "rule" | DrawingName;
};

/** Openings of the pages that lead into a collection or a handbook. */
const looks: Partial<Record<StaticPath, Look>> = {
  magazine: { tone: "mint", mark: "word" },
  "robot-journey/waku-update": { tone: "navy", mark: "sheet" },
  "robot-journey/robot-operations": { tone: "navy", mark: "book" },
  "robot-journey/reliable-robots-manufacturers": { tone: "navy", mark: "arm" },
  "robot-journey/sustainable-automation": { tone: "navy", mark: "chart" },
  "company/press": { tone: "paper", mark: "rule" },
  "company/jobs": { tone: "mint", mark: "humanoid" },
  "company/clients": { tone: "paper", mark: "plan" },
  "company/partners": { tone: "navy", mark: "conveyor" },
};

const grounds = { paper: "", navy: "on-navy", mint: "on-mint" };

/**
 * Look of the opening at a path; undefined for pages that lead into no collection.
 * @param isHeard whether something of the collection can be listened to, which a sound wave says
 */
export function indexLook(path: string, isHeard: boolean): Look | undefined {
  const look = looks[path as StaticPath];
  return look && isHeard ? { ...look, mark: "wave" } : look;
}

/** Opening of an index: quieter than a hero, since the list below is what one came for. */
export function IndexOpening({
  block: { pretitle, title, text, actions },
  look: { tone, mark },
  name,
  breadcrumb,
}: {
  block: HeroBlockView;
  look: Look;
  /** What the page is called in menus. */
  name: string | undefined;
  breadcrumb: ReactNode;
}) {
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
