import type { BlockOf } from "@waku/content/schema";

/** What a client has released. */
export type CustomerFactsView = {
  scope?: string;
  timeline?: { when: string; what: string }[];
  results?: { value: string; label: string; method: string; period: string }[];
  quote?: { text: string; name: string; role: string; releasedOn: string };
};

export type CustomerFactsBlockView = BlockOf<"customerFacts"> & { facts?: CustomerFactsView };
