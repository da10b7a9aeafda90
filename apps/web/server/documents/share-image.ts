import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { type MadeFile, type MakeFile, makeFile } from "./make-file";
import { finderNote, robotCard } from "./robot-card";
import { shareDrawing, shareLabel } from "./share-look";

/** Share picture of a page in one language, as PNG; undefined when there is no such page. */
export async function shareImage(
  content: ContentSource,
  locale: Locale,
  path: string,
  make: MakeFile = makeFile,
): Promise<MadeFile | undefined> {
  const [entry, globals] = await Promise.all([content.find(locale, path), content.globals()]);
  const card = entry
    ? {
        title: entry.title,
        label: shareLabel(entry),
        drawing: shareDrawing(entry),
        note: path === "robots" ? finderNote(globals, locale) : undefined,
      }
    : robotCard(path, globals, locale);
  if (!card) return undefined;
  const { brand, product } = globals.site;
  const sender = brand === product ? brand : `${brand} · ${product}`;
  const props = { ...card, sender };
  return make({ kind: "share-picture", props });
}
