import { OpeningEnd } from "../../layout/opening-end";
import { Surface } from "../../surfaces/surface";
import { Actions } from "../../ui/actions/actions";
import styles from "./stage-hero.module.css";
import type { HeroBlockView } from "./view";

/** Opening of the start page: the words stand on a stage that tells a whole incident, to the edge of the screen. */
export function StageHero({ block }: { block: HeroBlockView }) {
  const { pretitle, title, text, actions, caption } = block;
  return (
    <div className={`on-navy ${styles.hero}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Actions links={actions} />
          <OpeningEnd />
        </div>
        <div className={styles.stage}>
          <Surface name="incident" caption={caption} />
        </div>
      </div>
    </div>
  );
}
