import type { CardView } from "../../ui/views";

export type RelatedBlockView = { type: "related"; anchor?: string; title: string; cards: CardView[] };
