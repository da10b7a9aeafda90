import type { ContentSource } from "@waku/content";
import type { Locale } from "../../app/i18n/locale";
import { type MadeFile, type MakeFile, makeFile } from "./make-file";
import { shareDrawing, shareLabel } from "./share-look";

/** Share picture of a page in one language, as PNG; undefined when there is no such page. */
export async function shareImage(
  content: ContentSource,
  locale: Locale,
  path: string,
  make: MakeFile = makeFile,
): Promise<MadeFile | undefined> {
  const entry = await content.find(locale, path);
  if (!entry) return undefined;
  const { brand, product } = (await content.globals()).site;
  const sender = brand === product ? brand : `${brand} · ${product}`;
  const props = { title: entry.title, label: shareLabel(entry), drawing: shareDrawing(entry), sender };
  return make({ kind: "share-picture", props });
}
