import styles from "./hero.module.css";

/** How a page opens; which family of pages opens how is said in the table of compositions. */
export type HeroLayout =
  | "split"
  | "stage"
  | "half"
  | "machine"
  | "scene"
  | "tinted"
  | "headline"
  | "portrait"
  | "outline"
  | "route"
  | "statement"
  | "cover"
  | "ticket"
  | "plain"
  | "index";

type HeroLook = {
  /** Class of the ground; paper has none. */
  ground?: "on-navy" | "on-mint";
  /** Where heading, lead and the rest stand on wide screens. */
  arrangement?: string;
  /** What is special to the layout. */
  own?: string;
  /** For what is shown on navy though the words are not. */
  shownGround?: "on-navy";
  /** Width of a picture in it. */
  sizes: string;
};

/** On phones two thirds of what it takes: 800 pixels are enough for a screen of triple density, and half as heavy. */
const narrow = "66vw";
const half = `(width >= 62rem) min(36rem, 46vw), ${narrow}`;
const wide = `(width >= 48rem) 54rem, ${narrow}`;

export const heroLooks: Record<HeroLayout, HeroLook> = {
  /** Words beside what they speak of. */
  split: { ground: "on-navy", arrangement: styles.beside, own: styles.split, sizes: half },
  /** Words on top, a wide drawing below that reaches onto the page. */
  stage: { ground: "on-navy", arrangement: styles.wide, own: styles.stage, sizes: wide },
  /** Words on paper, the drawing on a navy half that reaches the edge. */
  half: {
    arrangement: styles.beside,
    own: styles.half,
    shownGround: "on-navy",
    sizes: `(width >= 62rem) 46vw, ${narrow}`,
  },
  /** A machine that fills the opening and fades into navy. */
  machine: { ground: "on-navy", own: styles.machine, sizes: `(width >= 62rem) min(64vw, 62rem), ${narrow}` },
  /** A place below the words, out of the dark. */
  scene: { ground: "on-navy", arrangement: styles.wide, sizes: wide },
  /** A mint opening. */
  tinted: { ground: "on-mint", arrangement: styles.beside, own: styles.tinted, sizes: half },
  /** One sentence across the page, the rest below a line. */
  headline: { ground: "on-navy", arrangement: styles.across, own: styles.headline, sizes: half },
  /** Picture first, words beside it, on paper. */
  portrait: { own: styles.portrait, sizes: `(width >= 62rem) 46vw, ${narrow}` },
  /** Words beside what the page goes through. */
  outline: { ground: "on-navy", arrangement: styles.beside, sizes: half },
  /** The stations of a journey as one line across the page. */
  route: { ground: "on-navy", arrangement: styles.wide, own: styles.route, sizes: wide },
  /** A sentence to remember, on paper, with the drawing across the page. */
  statement: { arrangement: styles.across, own: styles.statement, sizes: half },
  /** A document to take away. */
  cover: { ground: "on-navy", arrangement: styles.beside, own: styles.cover, sizes: half },
  /** An admission ticket to something that had its day. */
  ticket: { ground: "on-navy", arrangement: styles.beside, own: styles.admission, sizes: half },
  /** Quiet and low: the form or tool below is what counts. */
  plain: { arrangement: styles.wide, own: styles.plain, sizes: half },
  /** Entrance to a group of pages. */
  index: { ground: "on-navy", arrangement: styles.wide, own: styles.index, sizes: wide },
};
