import type { LinkView } from "../../ui/views";

export type CtaBlockView = { type: "cta"; anchor?: string; title: string; text: string; actions: LinkView[] };
