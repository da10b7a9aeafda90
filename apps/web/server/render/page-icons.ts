import sprite from "@waku/icons/sprite.svg?raw";
import { spriteId } from "../../app/ui/icon/sprite-id";

/** Drawing of each icon by its id. */
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([symbol, id = ""]) => [id, symbol]),
);

/** The drawings of the icons that a page uses, to stand at its end. */
export function pageIcons(html: string): string {
  const used = new Set([...html.matchAll(/<use href="#(icon-[^"]+)"/g)].map(([, id = ""]) => id));
  const drawings = [...used].map((id) => symbols.get(id) ?? "");
  return `<div id="${spriteId}" hidden=""><svg>${drawings.join("")}</svg></div>`;
}
