import { drawingOf } from "../../source/drawing.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

/** A drawing is made for one article: another one with it would show what it does not tell. */
export function checkDrawings({ entries }: LoadedContent): Problem[] {
  const first = new Map<string, string>();
  return entries.en.flatMap((entry) => {
    const scene = drawingOf(entry)?.scene;
    if (scene === undefined) return [];
    const other = first.get(scene);
    first.set(scene, other ?? entry.file);
    if (other === undefined) return [];
    const message = {
      de: `zeigt die Zeichnung ${scene}, die ${other} schon zeigt; jeder Artikel hat seine eigene`,
      en: `shows the drawing ${scene}, which ${other} shows already; each article has its own`,
    };
    return [{ file: entry.file, at: "drawing.scene", message }];
  });
}
