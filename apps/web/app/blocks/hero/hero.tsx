import type { ReactNode } from "react";
import { OpeningEnd } from "../../layout/opening-end";
import { classes } from "../../styles/classes";
import { Actions } from "../../ui/actions/actions";
import { hasVisual, Visual } from "../visual/visual";
import styles from "./hero.module.css";
import { HeroAside } from "./hero-aside";
import { type HeroLayout, heroLooks } from "./hero-looks";
import { type Past, PastEvent, Ticket } from "./past-event";
import { StageHero } from "./stage-hero";
import type { HeroBlockView } from "./view";

type Props = {
  block: HeroBlockView;
  layout: HeroLayout;
  breadcrumb: ReactNode;
  pastEvent?: Past;
};

const groundsOfBands = { "on-navy": "navy", "on-mint": "mint" } as const;

/** Opening of a page: what it is about, and what to do next. */
export function Hero({ block, layout, breadcrumb, pastEvent }: Props) {
  const { pretitle, title, text, actions, aside, visual } = block;
  if (visual === "incident") return <StageHero block={block} />;
  const { ground, arrangement, own, shownGround, sizes } = heroLooks[layout];
  const band = shownGround ?? ground;
  const pictureClass = classes(styles.picture, band && styles.onBand);
  const isTicket = layout === "ticket" && pastEvent !== undefined;
  const isAlone = !(hasVisual(block) || aside || isTicket);
  return (
    <div className={classes(ground, styles.hero, arrangement, own, isAlone && styles.alone)}>
      <div className={styles.inner}>
        {breadcrumb && <div className={styles.crumbs}>{breadcrumb}</div>}
        <div className={styles.head}>
          {pretitle && <p className={styles.pretitle}>{pretitle}</p>}
          <h1>{title}</h1>
        </div>
        <div className={styles.lead}>
          {pastEvent && !isTicket && <PastEvent {...pastEvent} />}
          <p className={styles.text}>{text}</p>
          <Actions links={actions} />
        </div>
        {hasVisual(block) && (
          <div className={classes(styles.visual, shownGround, block.picture && pictureClass)}>
            <Visual shown={block} sizes={sizes} ground={band ? groundsOfBands[band] : "page"} isFirst />
          </div>
        )}
        {aside && (
          <div className={styles.aside}>
            <HeroAside aside={aside} isRoute={layout === "route"} />
          </div>
        )}
        {isTicket && (
          <div className={styles.aside}>
            <Ticket {...pastEvent} />
          </div>
        )}
      </div>
      <OpeningEnd />
    </div>
  );
}
