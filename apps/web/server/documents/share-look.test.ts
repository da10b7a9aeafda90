import "../../app/i18n/messages/server";
import type { Entry } from "@waku/content";
import { describe, expect, it } from "vitest";
import { shareDrawing, shareLabel } from "./share-look";

describe("look of share pictures", () => {
  it("gives each device its own machine", () => {
    const devices = ["cobots", "drones", "humanoid-robots", "manual-forklifts-vehicles", "mobile-robots-agv-amr"];
    const shown = devices.map((device) => shareDrawing({ path: `devices/${device}` }));
    expect(new Set(shown).size).toBe(devices.length);
  });

  it("knows a page by whole parts of its address", () => {
    expect(shareDrawing({ path: "page/glossary" })).toBe("sheet");
    expect(shareDrawing({ path: "pages" })).toBe("amr");
    expect(shareDrawing({ path: "features/live-map" })).toBe("plan");
    expect(shareDrawing({ path: "features/reports" })).toBe("chart");
  });

  it("names the kind of page in its language", () => {
    const item = (locale: "de" | "en") => ({ kind: "item", collection: "pressRelease", locale }) as Entry;
    expect(shareLabel(item("de"))).toBe("Pressemitteilung");
    expect(shareLabel(item("en"))).toBe("Press release");
    expect(shareLabel({ kind: "section", locale: "de" } as Entry)).toBe("Handbuch");
  });
});
