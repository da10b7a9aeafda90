import { z } from "zod";
import { articles } from "./articles.ts";
import { bills } from "./bills.ts";
import { bullets } from "./bullets.ts";
import { calculator } from "./calculator.ts";
import { chapters } from "./chapters.ts";
import { companyData } from "./company-data.ts";
import { comparison } from "./comparison.ts";
import { cta } from "./cta.ts";
import { customerFacts } from "./customer-facts.ts";
import { registered } from "./definition.ts";
import { downloads } from "./downloads.ts";
import { faq } from "./faq.ts";
import { faultCodes } from "./fault-codes.ts";
import { features } from "./features.ts";
import { figures } from "./figures.ts";
import { form } from "./form.ts";
import { hero } from "./hero.ts";
import { info } from "./info.ts";
import { integrations } from "./integrations.ts";
import { library } from "./library.ts";
import { pathways } from "./pathways.ts";
import { pricing } from "./pricing.ts";
import { related } from "./related.ts";
import { richText } from "./rich-text.ts";
import { robotComparison } from "./robot-comparison.ts";
import { robotFinder } from "./robot-finder.ts";
import { showcase } from "./showcase.ts";
import { steps } from "./steps.ts";
import { surface } from "./surface.ts";
import { team } from "./team.ts";
import { video } from "./video.ts";
import { weakPoints } from "./weak-points.ts";

/**
 * Every content block, in the order in which editors choose from them. A further one is a file beside this and a line
 * here; `apps/web/app/blocks` then does not compile until it can show it (`npm run new block NAME`).
 */
export const blocks = registered({
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
});

/** Fields of each block, as a page has them once it was checked. */
export type Blocks = { [Type in keyof typeof blocks]: z.output<(typeof blocks)[Type]["schema"]> };
export type BlockType = keyof Blocks;
export type Block = Blocks[BlockType];
export type BlockOf<T extends BlockType> = Blocks[T];

type BlockSchema = (typeof blocks)[BlockType]["schema"];
const schemas = Object.values(blocks).map(({ schema }) => schema) as [BlockSchema, ...BlockSchema[]];

/** One content block; `type` decides its shape. Structure is shared by both languages, text is not. */
export const blockSchema = z.discriminatedUnion("type", schemas);
