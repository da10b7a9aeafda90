import type { QuoteRow } from "@waku/pricing";
import type { Heading } from "../heading";

/** A worked bill; `href` opens its choice in the configurator. */
type BillView = { title: string; text: string; rows: QuoteRow[]; href: string };

export type BillsBlockView = Heading & { type: "bills"; items: BillView[] };
