import { parseYaml, redirectsFile } from "@waku/content";
import { redirectsSchema } from "@waku/content/schema";
import type { PayloadRequest } from "payload";
import { type ExportedContent, exportContent } from "./export-content.ts";
import { type Redirect, redirectsOf } from "./publish.ts";

/** Redirects of a content folder that the backend does not have. @param text of the folder's file, if it has one */
export async function newRedirects(
  req: PayloadRequest,
  text: string | undefined,
  { addresses }: Pick<ExportedContent, "addresses">,
): Promise<Redirect[]> {
  if (!text) return [];
  const known = new Set((await redirectsOf(addresses, req)).map(({ locale, from }) => `${locale} ${from}`));
  const wanted = (parseYaml(text, redirectsFile, redirectsSchema).value ?? []) as Redirect[];
  return wanted.filter(({ locale, from }) => !known.has(`${locale} ${from}`));
}

/** Addresses that documents of a content folder have left elsewhere lead on here, too. */
export async function takeRedirects(req: PayloadRequest, text: string | undefined): Promise<void> {
  const content = await exportContent(req);
  const refs = new Map(content.addresses.map(({ locale, path, ref }) => [`${locale} ${path}`, ref]));
  // The one left last is told first.
  for (const { locale, from, to } of (await newRedirects(req, text, content)).reverse()) {
    // Of a text that was taken away, nothing is known but where it stood.
    const ref = to === undefined ? `page:${from}` : refs.get(`${locale} ${to}`);
    const data = { locale, path: from, ref };
    await req.payload.create({ collection: "addresses", data: data as never, overrideAccess: true, req });
  }
}
