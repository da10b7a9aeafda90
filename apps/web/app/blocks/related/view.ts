import type { CardView } from "../../ui/views";

/** `label`: what the page is about, where the titles of all pages of the list do not say so. */
export type RelatedCardView = CardView & { label?: string };

export type RelatedBlockView = { type: "related"; anchor?: string; title: string; cards: RelatedCardView[] };
