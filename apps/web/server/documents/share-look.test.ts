import "../../app/i18n/messages/server";
import type { Entry } from "@waku/content";
import { describe, expect, it } from "vitest";
import { shareDrawing, shareLabel } from "./share-look";

describe("look of share pictures", () => {
  it("shows what the page names, or a mobile robot", () => {
    const page = (fields: object) => ({ kind: "page", page: fields }) as Entry;
    expect(shareDrawing(page({ shareDrawing: "drone" }))).toBe("drone");
    expect(shareDrawing(page({}))).toBe("amr");
  });

  it("shows a drawing for each collection, and a book for handbooks", () => {
    const item = (collection: string) => ({ kind: "item", collection }) as Entry;
    expect(shareDrawing(item("plainPage"))).toBe("sheet");
    expect(shareDrawing(item("job"))).toBe("humanoid");
    expect(shareDrawing(item("article"))).toBe("amr");
    expect(shareDrawing({ kind: "section" } as Entry)).toBe("book");
  });

  it("names the kind of page in its language", () => {
    const item = (locale: "de" | "en") => ({ kind: "item", collection: "pressRelease", locale }) as Entry;
    expect(shareLabel(item("de"))).toBe("Pressemitteilung");
    expect(shareLabel(item("en"))).toBe("Press release");
    expect(shareLabel({ kind: "section", locale: "de" } as Entry)).toBe("Handbuch");
  });
});
