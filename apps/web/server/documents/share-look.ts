import type { Entry } from "@waku/content";
import type { CollectionName, LineDrawingName } from "@waku/content/schema";
import { messagesIn } from "../../app/i18n/messages";

/** What stands for the items of a collection; a mobile robot unless another is named. */
const drawingsOfItems: Partial<Record<CollectionName, LineDrawingName>> = {
  update: "book",
  job: "humanoid",
  pressRelease: "sheet",
  partner: "conveyor",
  plainPage: "sheet",
};

/** What a page's share picture shows beside its title. */
export function shareDrawing(entry: Entry): LineDrawingName {
  switch (entry.kind) {
    case "page":
      return entry.page.shareDrawing ?? "amr";
    case "item":
      return drawingsOfItems[entry.collection] ?? "amr";
    case "chapter":
    case "section":
      return "book";
  }
}

/** What kind of page it is, in its language. */
export function shareLabel(entry: Entry): string {
  const t = messagesIn(entry.locale);
  switch (entry.kind) {
    case "item":
      return t.collections[entry.collection];
    case "chapter":
    case "section":
      return t.handbook;
    case "page":
      return entry.page.blocks.find((block) => block.type === "hero")?.pretitle ?? "";
  }
}
