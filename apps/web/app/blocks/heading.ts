/** What stands above the content of most blocks, and the anchor by which links find them. */
export type Heading = { anchor?: string; pretitle?: string; title: string; intro?: string };
