import type { CardView } from "../../ui/views";
import type { Heading } from "../heading";

export type ChaptersBlockView = Heading & {
  type: "chapters";
  chapters: { number: number; card: CardView; sections: { title: string; href: string; minutes: number }[] }[];
};
