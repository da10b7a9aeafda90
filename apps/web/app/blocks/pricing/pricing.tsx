import { lazy } from "react";
import { useLocale } from "../../i18n/use-locale";
import { ToolSection } from "../../ui/tool-section/tool-section";
import type { PricingBlockView } from "./view";

// Only pages with the configurator fetch its code.
const PricingConfigurator = lazy(async () => {
  const { PricingConfigurator } = await import("../../tools/pricing/pricing-configurator");
  return { default: PricingConfigurator };
});

/** The pricing configurator with its heading. A new state in the address starts it anew. */
export function Pricing({ block }: { block: PricingBlockView }) {
  const locale = useLocale();
  return (
    <ToolSection block={block}>
      <PricingConfigurator
        key={JSON.stringify(block.form)}
        settings={block.settings}
        initial={block.form}
        locale={locale}
        anchor={block.anchor}
      />
    </ToolSection>
  );
}
