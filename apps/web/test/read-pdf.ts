import { getDocumentProxy } from "unpdf";

/** A tagged part of a page, with the text within it. */
export type PdfPart = { role: string; text: string; children: PdfPart[] };

type Tagged = { role: string; children: Tagged[] } | { type: string; id: string };
type Item = { type?: string; id?: string; str?: string; hasEOL?: boolean };
type OutlineEntry = { title: string; items: OutlineEntry[] };

/**
 * What a reader of PDFs finds in a document: structure, outline, links.
 * All texts are without white space, since lines end where they like.
 */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info, metadata } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const items: Item[] = (await page.getTextContent({ includeMarkedContent: true })).items;
      const texts = textsById(items);
      const root: Tagged | null = await page.getStructTree();
      const parts = root && "children" in root ? root.children.map((part) => partOf(part, texts)) : [];
      const [top] = parts;
      const annotations: { subtype: string; url?: string; contentsObj?: { str: string } }[] =
        await page.getAnnotations();
      return {
        seen: withoutSpace(items.map(({ str = "" }) => str).join("")),
        /** Parts of the document, at its top level. */
        parts: top?.role === "Document" ? top.children : parts,
        links: annotations
          .filter(({ subtype }) => subtype === "Link")
          .map(({ url, contentsObj }) => ({ url, contents: contentsObj?.str ?? "" })),
      };
    }),
  );
  const parts = pages.flatMap((page) => page.parts);
  const read = {
    isMarked: (await document.getMarkInfo())?.Marked ?? false,
    title: "Title" in info ? String(info.Title) : "",
    language: "Language" in info ? String(info.Language) : "",
    /** The XMP packet. */
    metadata: String(metadata?.getRaw() ?? ""),
    pages,
    parts,
    headings: parts.flatMap((part) => partsOf(part, /^H\d$/)),
    /** Entries with their depth as role, as headings have it. */
    outline: outlineOf((await document.getOutline()) ?? []),
  };
  return read;
}

/** Parts whose role matches, the part itself included, in reading order. */
export function partsOf(part: PdfPart, role: RegExp): PdfPart[] {
  const within = part.children.flatMap((child) => partsOf(child, role));
  return role.test(part.role) ? [part, ...within] : within;
}

export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

function partOf(tagged: Tagged, texts: Map<string, string>): PdfPart {
  if (!("children" in tagged)) return { role: "", text: texts.get(tagged.id) ?? "", children: [] };
  const all = tagged.children.map((child) => partOf(child, texts));
  return {
    role: tagged.role,
    text: all.map(({ text }) => text).join(""),
    children: all.filter(({ role }) => role !== ""),
  };
}

/** Text by its marked content; what is in none or in an artifact belongs to no part. */
function textsById(items: Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str } of items) {
    if (type?.startsWith("begin")) open.push(id);
    else if (type === "endMarkedContent") open.pop();
    else {
      const innermost = open.findLast((marked) => marked !== undefined);
      if (innermost) texts.set(innermost, (texts.get(innermost) ?? "") + withoutSpace(str ?? ""));
    }
  }
  return texts;
}

function outlineOf(entries: OutlineEntry[], depth = 1): { role: string; text: string }[] {
  return entries.flatMap(({ title, items }) => [
    { role: `H${depth}`, text: withoutSpace(title) },
    ...outlineOf(items, depth + 1),
  ]);
}
