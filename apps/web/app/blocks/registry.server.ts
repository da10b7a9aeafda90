import type { Block, BlockOf, BlockType } from "@waku/content/schema";
import { withHyphensKept } from "../page-data/kept-hyphens";
import type { PageScope } from "../page-data/page-scope";
import { articles } from "./articles/load.server";
import { bills } from "./bills/load.server";
import type { BlockLoader } from "./block-loader.server";
import { bullets } from "./bullets/load.server";
import { calculator } from "./calculator/load.server";
import { chapters } from "./chapters/load.server";
import { companyData } from "./company-data/load.server";
import { comparison } from "./comparison/load.server";
import { cta } from "./cta/load.server";
import { customerFacts } from "./customer-facts/load.server";
import { downloads } from "./downloads/load.server";
import { faq } from "./faq/load.server";
import { faultCodes } from "./fault-codes/load.server";
import { features } from "./features/load.server";
import { figures } from "./figures/load.server";
import { form } from "./form/load.server";
import { hero } from "./hero/load.server";
import { info } from "./info/load.server";
import { integrations } from "./integrations/load.server";
import { library } from "./library/load.server";
import { pathways } from "./pathways/load.server";
import { pricing } from "./pricing/load.server";
import type { BlockView, BlockViews } from "./registry";
import { related } from "./related/load.server";
import { richText } from "./rich-text/load.server";
import { robotComparison } from "./robot-comparison/load.server";
import { robotFinder } from "./robot-finder/load.server";
import { showcase } from "./showcase/load.server";
import { steps } from "./steps/load.server";
import { surface } from "./surface/load.server";
import { team } from "./team/load.server";
import { video } from "./video/load.server";
import { weakPoints } from "./weak-points/load.server";

/** Where every block gets what it shows; apart from `registry.ts`, so that no loader reaches the browser. */
export const blockLoaders: { [Type in BlockType]: BlockLoader<BlockViews[Type]> } = {
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
};

/** Fills a content block with what it refers to; undefined leaves the block out. */
export async function loadBlock(block: Block, scope: PageScope): Promise<BlockView | undefined> {
  return loadAs(block.type, withHyphensKept(block), scope);
}

function loadAs<Type extends BlockType>(type: Type, block: BlockOf<Type>, scope: PageScope) {
  return blockLoaders[type].load(block, scope);
}
