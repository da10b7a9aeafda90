import type { ReactNode } from "react";
import { Articles } from "./articles/articles";
import { Bills } from "./bills/bills";
import { Bullets } from "./bullets/bullets";
import { Calculator } from "./calculator/calculator";
import { Chapters } from "./chapters/chapters";
import { CompanyData } from "./company-data/company-data";
import { Comparison } from "./comparison/comparison";
import { type Composition, standardComposition } from "./composition";
import { Cta } from "./cta/cta";
import { CustomerFactsBlock } from "./customer-facts/customer-facts";
import { Downloads } from "./downloads/downloads";
import { Faq } from "./faq/faq";
import { Features } from "./features/features";
import { Figures } from "./figures/figures";
import { FormBlock } from "./form/form";
import { Hero } from "./hero/hero";
import { Info } from "./info/info";
import { Integrations } from "./integrations/integrations";
import { Library } from "./library/library";
import { Pathways } from "./pathways/pathways";
import { Pricing } from "./pricing/pricing";
import { Related } from "./related/related";
import { RichText } from "./rich-text/rich-text";
import { RobotComparisonBlock } from "./robot-comparison/robot-comparison";
import { RobotFinderBlock } from "./robot-finder/robot-finder";
import { Showcase } from "./showcase/showcase";
import { Steps } from "./steps/steps";
import { SurfaceBlock } from "./surface/surface";
import { Team } from "./team/team";
import { Video } from "./video/video";
import type { BlockView } from "./views";

type Props = {
  blocks: BlockView[];
  composition?: Composition;
  breadcrumb: ReactNode;
  /** Shown in the hero of pages about something that is over. */
  pastEvent?: { ended: string; notice: string };
};

/** The blocks of a page, in their order and in the composition of its family. */
export function BlockList({ blocks, composition = standardComposition, ...frame }: Props) {
  return blocks.map((block, index) => (
    // Blocks have no identity of their own; their order is fixed while a page is shown.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <BlockSwitch key={index} block={block} composition={composition} {...frame} />
  ));
}

function BlockSwitch({
  block,
  composition,
  ...frame
}: { block: BlockView; composition: Composition } & Omit<Props, "blocks" | "composition">): ReactNode {
  switch (block.type) {
    case "hero":
      return <Hero block={block} layout={composition.hero} {...frame} />;
    case "info":
      return <Info block={block} layout={composition.info} />;
    case "features":
      return <Features block={block} layout={composition.features} />;
    case "bullets":
      return <Bullets block={block} layout={composition.bullets} />;
    case "steps":
      return <Steps block={block} sequence={composition.sequence} timeline={composition.timeline} />;
    case "figures":
      return <Figures block={block} layout={composition.figures} />;
    case "comparison":
      return <Comparison block={block} tone={composition.comparison} />;
    case "faq":
      return <Faq block={block} layout={composition.faq} />;
    case "surface":
      return <SurfaceBlock block={block} layout={composition.surface} />;
    case "showcase":
      return <Showcase block={block} />;
    case "pathways":
      return <Pathways block={block} />;
    case "video":
      return <Video block={block} />;
    case "downloads":
      return <Downloads block={block} />;
    case "bills":
      return <Bills block={block} />;
    case "library":
      return <Library block={block} />;
    case "articles":
      return <Articles block={block} />;
    case "chapters":
      return <Chapters block={block} />;
    case "related":
      return <Related block={block} layout={composition.related} />;
    case "richText":
      return <RichText block={block} />;
    case "form":
      return <FormBlock block={block} layout={composition.form} />;
    case "calculator":
      return <Calculator block={block} />;
    case "pricing":
      return <Pricing block={block} />;
    case "robotFinder":
      return <RobotFinderBlock block={block} />;
    case "robotComparison":
      return <RobotComparisonBlock block={block} />;
    case "cta":
      return <Cta block={block} layout={composition.cta} />;
    case "companyData":
      return <CompanyData block={block} />;
    case "team":
      return <Team block={block} />;
    case "customerFacts":
      return <CustomerFactsBlock block={block} />;
    case "integrations":
      return <Integrations block={block} />;
  }
}
