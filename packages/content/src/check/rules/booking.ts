import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** A page whose form books at a fair needs the fair's days. */
export function checkBooking({ globals, entries }: Pick<LoadedContent, "globals" | "entries">): Problem[] {
  const pages = new Set(globals.booking.fairs.map(({ page }) => page));
  return [...entries.de, ...entries.en].flatMap((entry): Problem[] => {
    if (entry.kind !== "page" || pages.has(entry.path)) return [];
    const at = entry.page.blocks.findIndex((block) => block.type === "form" && block.form === "fair");
    if (at === -1) return [];
    const message = {
      de: "braucht eine Messe mit dieser Seite (shared/booking.yaml)",
      en: "needs a fair with this page in shared/booking.yaml",
    };
    return [{ file: entry.file, at: `blocks.${at}.form`, message }];
  });
}
