import type { Words } from "@waku/i18n/locale";
import { z } from "zod";
import { references } from "./blocks/references.ts";
import { type CollectionName, collectionNames, type LinkSettingName, linkSettingNames } from "./names.ts";
import { says } from "./says.ts";
import { isWebAddress } from "./web-address.ts";

/**
 * Where a link leads, independent of the language:
 * - `/features/live-map#anchor`: a page or a handbook page, without language prefix
 * - `article:some-id`: an item of a collection by its id (its file name)
 * - `setting:login`: an external link from the site settings; the link is left out when it is unset
 * - `https://…`: any other address
 */
export const linkTarget = z
  .string()
  .describe("A link target: `/path`, `<collection>:<id>`, `setting:<name>` or `https://…`")
  .refine((value) => parseLinkTarget(value) !== undefined, says(noLinkTarget))
  .register(references, { refersTo: "link" });

/** What is said of a value that is no link target. */
export function noLinkTarget(value: unknown): Words {
  return {
    de: `„${value}“ ist kein Linkziel; möglich sind /pfad, <Sammlung>:<Name>, setting:<Name> oder https://…`,
    en: `"${value}" is no link target: write /path, <collection>:<id>, setting:<name> or https://…`,
  };
}

export type ParsedLink =
  | { kind: "page"; path: string; suffix: string }
  | { kind: "item"; collection: CollectionName; id: string }
  | { kind: "setting"; name: LinkSettingName }
  | { kind: "external"; href: string };

/** Takes a link target apart; undefined when it follows none of the forms. */
export function parseLinkTarget(value: string): ParsedLink | undefined {
  const page = /^\/(?!\/)([a-z0-9\-/]*?)\/?([?#].*)?$/.exec(value);
  if (page) return { kind: "page", path: page[1] ?? "", suffix: page[2] ?? "" };
  const [, scheme, name = ""] = /^([a-zA-Z]+):([a-zA-Z0-9-]+)$/.exec(value) ?? [];
  const setting = linkSettingNames.find((known) => scheme === "setting" && known === name);
  if (setting) return { kind: "setting", name: setting };
  const collection = collectionNames.find((known) => known === scheme);
  if (collection) return { kind: "item", collection, id: name };
  if (value.startsWith("https://") && isWebAddress(value)) return { kind: "external", href: value };
  return undefined;
}
