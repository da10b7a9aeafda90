import type { Heading } from "../heading";

export type FaqBlockView = Heading & { type: "faq"; items: { question: string; html: string }[] };
