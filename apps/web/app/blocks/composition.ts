import type { BulletsLayout } from "./bullets/bullets";
import type { ComparisonTone } from "./comparison/comparison";
import type { CtaLayout } from "./cta/cta";
import type { FaqLayout } from "./faq/faq";
import type { FeaturesLayout } from "./features/features";
import type { FiguresLayout } from "./figures/figures";
import type { FormLayout } from "./form/form";
import type { HeroLayout } from "./hero/hero-looks";
import type { InfoLayout } from "./info/info";
import type { RelatedLayout } from "./related/related";
import type { SequenceLayout, TimelineLayout } from "./steps/steps";
import type { SurfaceLayout } from "./surface/surface";

/** How the blocks of a page are laid out: one choice per kind of block. */
export type Composition = {
  hero: HeroLayout;
  info: InfoLayout;
  features: FeaturesLayout;
  sequence: SequenceLayout;
  timeline: TimelineLayout;
  figures: FiguresLayout;
  bullets: BulletsLayout;
  comparison: ComparisonTone;
  surface: SurfaceLayout;
  faq: FaqLayout;
  form: FormLayout;
  related: RelatedLayout;
  cta: CtaLayout;
};

/** The plain choice everywhere. */
export const standardComposition: Composition = {
  hero: "split",
  info: "beside",
  features: "grid",
  sequence: "columns",
  timeline: "line",
  figures: "strip",
  bullets: "checks",
  comparison: "paper",
  surface: "band",
  faq: "beside",
  form: "above",
  related: "cards",
  cta: "mint",
};
