import type { LinkView } from "../../ui/views";
import type { Heading } from "../heading";

export type PathwaysBlockView = Heading & { type: "pathways"; items: { text: string; link: LinkView }[] };
