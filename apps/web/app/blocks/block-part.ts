import type { BlockType } from "@waku/content/schema";
import type { ReactNode } from "react";

/** What surrounds the blocks of a page; some show it. */
export type PageFrame = {
  breadcrumb: ReactNode;
  /** Shown in the hero of pages about something that is over. */
  pastEvent?: { ended: string; notice: string };
};

type ViewProps<View, Layout> = PageFrame & { block: View; layout: Layout };

/** What is the same for all blocks; `View` as a method, so that a registry of different views can be typed. */
export type AnyBlockPart<Type extends BlockType, View = { type: Type }, Layout = unknown> = {
  View(props: ViewProps<View, Layout>): ReactNode;
  /** Whether it has behaviour of its own in the browser. A page with such a block is drawn by React there, too. */
  isLive: boolean;
  /** The layout of pages whose family chooses none. */
  standardLayout?: Layout;
};

/** How a block looks: what `block.ts` of its folder exports. `Layout`: the names of its layouts, if it has several. */
export type BlockPart<View extends { type: BlockType }, Layout = undefined> = AnyBlockPart<View["type"], View, Layout> &
  ([Layout] extends [undefined] ? unknown : { standardLayout: Layout });
