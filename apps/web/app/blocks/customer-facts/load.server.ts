import { customerFacts as factsOf } from "../../page-data/customer-facts";
import type { BlockLoader } from "../block-loader.server";
import type { CustomerFactsBlockView, CustomerFactsView } from "./view";

export const customerFacts: BlockLoader<CustomerFactsBlockView> = {
  load(block, { globals, locale }) {
    return { ...block, facts: factsOf(globals, block.client, locale) };
  },
  sample: { states: (view) => (view.facts ? [] : [["released", { ...view, facts: releasedFacts(view) }]]) },
};

/** Facts of a client in words of the block itself, so that none are made up. */
function releasedFacts({ title, none }: { title: string; none: string }): CustomerFactsView {
  return {
    scope: none,
    timeline: [{ when: title, what: none }],
    results: [{ value: "12,345", label: title, method: none, period: title }],
    quote: { text: none, name: title, role: title, releasedOn: "2026-12-01" },
  };
}
