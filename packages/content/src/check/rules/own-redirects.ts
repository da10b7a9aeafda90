import type { Locale, OwnRedirect, Words } from "../../schema/index.ts";
import type { Globals } from "../../source/content-source.ts";
import { isDataPage } from "../../source/data-pages.ts";
import { ownRedirectsFile } from "../../source/files/layout.ts";
import type { LoadedContent } from "../../source/files/load.ts";
import { reservedAddress } from "../../source/page-place.ts";
import type { Problem } from "../../source/problem.ts";
import { placesOf } from "../../source/site-address.ts";
import { leftAddresses } from "../../source/store/left-addresses.ts";

type Scope = Pick<LoadedContent, "ownRedirects" | "redirects" | "entries" | "globals">;

/**
 * Redirects that editors wrote lead from an address where no page stands to one where a page does, in one step. A document
 * that has moved since still counts: its former address leads on.
 */
export function checkOwnRedirects({ ownRedirects, redirects, entries, globals }: Scope): Problem[] {
  if (ownRedirects.length === 0) return [];
  const pages = new Pages(entries, globals);
  const moved = leftAddresses(redirects, [], (address) => pages.at(address) !== undefined);
  const isThere = (address: string) => pages.at(address) !== undefined || typeof moved.get(address) === "string";
  // The first of each address; where a page stands, none counts.
  const rows = new Map<string, number>();
  for (const [row, { address }] of ownRedirects.entries())
    if (!rows.has(address) && pages.at(address) === undefined) rows.set(address, row);
  return ownRedirects.flatMap((redirect, row) => {
    const faults = {
      address: addressFault(redirect, row, rows) ?? pageFault(pages.at(redirect.address)),
      target: targetFault(redirect, rows, isThere),
    };
    return Object.entries(faults).flatMap(([field, message]): Problem[] =>
      message ? [{ file: ownRedirectsFile, at: `redirects.${row}.${field}`, message }] : [],
    );
  });
}

function addressFault({ address }: OwnRedirect, row: number, rows: ReadonlyMap<string, number>): Words | undefined {
  const first = rows.get(address) ?? row;
  if (first !== row)
    return {
      de: `steht schon in Eintrag ${first + 1}; eine Adresse führt an einen Ort`,
      en: `stands in entry ${first + 1} already; an address leads to one place`,
    };
  return reservedAddress(address);
}

function pageFault(file: string | undefined): Words | undefined {
  return file === undefined
    ? undefined
    : {
        de: `dort steht eine Seite (${file}), und solange es sie gibt, gilt keine Weiterleitung; bitte eines von beiden wegnehmen`,
        en: `a page stands there (${file}), and as long as it does, no redirect counts; please take one of them away`,
      };
}

function targetFault(
  { address, target }: OwnRedirect,
  rows: ReadonlyMap<string, number>,
  isThere: (address: string) => boolean,
): Words | undefined {
  if (target === undefined)
    return placesOf(address).length === 1
      ? undefined
      : {
          de: "fehlt: Ohne Ziel sagt eine Adresse, dass es ihre Seite nicht mehr gibt, und das kann nur eine mit Sprache, wie /de/alte-kampagne",
          en: "is missing: without a target an address says that its page is gone, which only one with a language can, such as /en/old-campaign",
        };
  if (target === address) return { de: "ist die Adresse selbst", en: "is the address itself" };
  const row = rows.get(target);
  if (row !== undefined)
    return {
      de: `leitet selbst weiter (Eintrag ${row + 1}); bitte gleich dessen Ziel nennen`,
      en: `is redirected itself (entry ${row + 1}); please name the target of that at once`,
    };
  return isThere(target)
    ? undefined
    : {
        de: `führt zu „${target}“, wo keine Seite steht; bitte eine nennen, die es gibt, oder das Ziel leer lassen: Dann sagt die Adresse, dass es ihre Seite nicht mehr gibt`,
        en: `leads to "${target}", where no page stands; please name one that there is, or leave the target empty: then the address says that its page is gone`,
      };
}

/** The pages there are, by the file that each is made from. */
class Pages {
  readonly #files: Record<Locale, ReadonlyMap<string, string>>;
  readonly #globals: Globals;
  constructor(entries: LoadedContent["entries"], globals: Globals) {
    const filesIn = (locale: Locale) => new Map(entries[locale].map(({ path, file }) => [path, file]));
    this.#files = { de: filesIn("de"), en: filesIn("en") };
    this.#globals = globals;
  }

  /** @returns undefined where no page stands at an address */
  at(address: string): string | undefined {
    for (const { locale, path } of placesOf(address)) {
      const file = this.#files[locale].get(path);
      if (file !== undefined) return file;
      if (isDataPage(path, this.#globals))
        return path.startsWith("robots/") ? "shared/robots.csv" : "shared/fault-codes.yaml";
    }
    return undefined;
  }
}
