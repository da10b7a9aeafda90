import type { BlockPart } from "../block-part";
import { Hero } from "./hero";
import type { HeroLayout } from "./hero-looks";
import type { HeroBlockView } from "./view";

export const hero: BlockPart<HeroBlockView, HeroLayout> = { View: Hero, isLive: false, standardLayout: "split" };
