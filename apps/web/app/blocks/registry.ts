import type { BlockType } from "@waku/content/schema";
import { articles } from "./articles/block";
import { bills } from "./bills/block";
import type { AnyBlockPart } from "./block-part";
import { bullets } from "./bullets/block";
import { calculator } from "./calculator/block";
import { chapters } from "./chapters/block";
import { companyData } from "./company-data/block";
import { comparison } from "./comparison/block";
import { cta } from "./cta/block";
import { customerFacts } from "./customer-facts/block";
import { downloads } from "./downloads/block";
import { faq } from "./faq/block";
import { faultCodes } from "./fault-codes/block";
import { features } from "./features/block";
import { figures } from "./figures/block";
import { form } from "./form/block";
import { hero } from "./hero/block";
import { info } from "./info/block";
import { integrations } from "./integrations/block";
import { library } from "./library/block";
import { pathways } from "./pathways/block";
import { pricing } from "./pricing/block";
import { related } from "./related/block";
import { richText } from "./rich-text/block";
import { robotComparison } from "./robot-comparison/block";
import { robotFinder } from "./robot-finder/block";
import { showcase } from "./showcase/block";
import { steps } from "./steps/block";
import { surface } from "./surface/block";
import { team } from "./team/block";
import { video } from "./video/block";
import { weakPoints } from "./weak-points/block";

/** How every block of the content model looks; `registry.server.ts` says where each gets what it shows. */
const registered = {
  hero,
  info,
  features,
  bullets,
  steps,
  figures,
  comparison,
  faq,
  surface,
  showcase,
  pathways,
  video,
  downloads,
  library,
  articles,
  chapters,
  related,
  richText,
  form,
  calculator,
  pricing,
  bills,
  robotFinder,
  robotComparison,
  faultCodes,
  cta,
  companyData,
  team,
  integrations,
  customerFacts,
  weakPoints,
} satisfies { [Type in BlockType]: AnyBlockPart<Type> };

type Props<Type extends BlockType> = Parameters<(typeof registered)[Type]["View"]>[0];
/** What the view of each block gets: its fields in content with links, figures and lists filled in. */
export type BlockViews = { [Type in BlockType]: Props<Type>["block"] };
export type BlockView = BlockViews[BlockType];
/** The layouts of each block, `undefined` where it has but one. */
export type BlockLayouts = { [Type in BlockType]: Props<Type>["layout"] };

export const blockParts: { [Type in BlockType]: AnyBlockPart<Type, BlockViews[Type], BlockLayouts[Type]> } = registered;

/** Whether the browser has to draw a block, too: it has behaviour of its own. */
export function isLive({ type }: BlockView): boolean {
  return blockParts[type].isLive;
}
