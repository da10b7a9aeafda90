import type { FaultWords } from "@waku/content/schema";
import type { LinkView } from "../../ui/views";

/** The page of a fault code, ready to be read. */
export type FaultPageView = FaultWords & {
  code: string;
  area: LinkView;
  part: LinkView;
  hands: { label: string; text: string };
  /** Kinds of devices, each with the page about it. */
  devices: { label: string; href?: string }[];
  /** Where to read on; missing where the document is not there. */
  next?: LinkView;
  /** The other codes of the area. */
  others: { code: string; title: string; href: string }[];
  all: LinkView;
};
