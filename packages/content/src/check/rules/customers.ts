import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

const file = "shared/customers.yaml";

type Content = Pick<LoadedContent, "entries" | "globals">;

/**
 * Every client has an entry in the register of customers, and blocks name one of them. Content of an earlier release has no
 * register, and nothing released.
 */
export function checkCustomers({ entries, globals }: Content): Problem[] {
  const known = Object.keys(globals.customers);
  if (known.length === 0) return [];
  return [
    ...[...clientsIn(entries)].filter((id) => !known.includes(id)).map((id) => ({ file, at: id, message: noEntry })),
    ...[...entries.de, ...entries.en].flatMap((entry): Problem[] => {
      if (entry.kind !== "page") return [];
      return entry.page.blocks.flatMap((block, index) => {
        if (block.type !== "customerFacts" || known.includes(block.client)) return [];
        const message = {
          de: `„${block.client}“ ist kein Kunde (${file})`,
          en: `"${block.client}" is no client (${file})`,
        };
        return [{ file: entry.file, at: `blocks.${index}.client`, message }];
      });
    }),
  ];
}

/** Entries that belong to no client: a new one comes before its client can be published. */
export function checkUnusedCustomers({ entries, globals }: Content): Problem[] {
  const clients = clientsIn(entries);
  const unused = Object.keys(globals.customers).filter((id) => !clients.has(id));
  return unused.map((id) => ({ file, at: id, message: noClient }));
}

function clientsIn(entries: Content["entries"]): Set<string> {
  const all = [...entries.de, ...entries.en];
  return new Set(all.flatMap((entry) => (entry.kind === "item" && entry.collection === "client" ? [entry.id] : [])));
}

const noEntry = {
  de: "fehlt: Jeder Kunde braucht einen Eintrag, mit release: null, solange er nichts freigegeben hat",
  en: "is missing: every client needs an entry, with release: null as long as nothing is released",
};
const noClient = {
  de: "gehört zu keinem Kunden; die Einträge heißen wie die Dateien in clients/",
  en: "belongs to no client; entries are named like the files in clients/",
};
