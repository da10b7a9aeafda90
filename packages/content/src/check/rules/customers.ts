import type { LoadedContent } from "../../source/files/load.ts";
import type { Problem } from "../../source/problem.ts";

const file = "shared/customers.yaml";

/**
 * Every client has an entry in the register of customers and every entry a client; blocks name one of them. Content of
 * an earlier release has no register, and nothing released.
 */
export function checkCustomers({ entries, globals }: Pick<LoadedContent, "entries" | "globals">): Problem[] {
  const clients = new Set(
    [...entries.de, ...entries.en].flatMap((entry) =>
      entry.kind === "item" && entry.collection === "client" ? [entry.id] : [],
    ),
  );
  const known = Object.keys(globals.customers);
  if (known.length === 0) return [];
  return [
    ...[...clients].filter((id) => !known.includes(id)).map((id) => ({ file, at: id, message: noEntry })),
    ...known.filter((id) => !clients.has(id)).map((id) => ({ file, at: id, message: noClient })),
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

const noEntry = {
  de: "fehlt: Jeder Kunde braucht einen Eintrag, mit release: null, solange er nichts freigegeben hat",
  en: "is missing: every client needs an entry, with release: null as long as nothing is released",
};
const noClient = {
  de: "gehört zu keinem Kunden; die Einträge heißen wie die Dateien in clients/",
  en: "belongs to no client; entries are named like the files in clients/",
};
