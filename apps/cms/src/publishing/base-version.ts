import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from "payload";
import { hasRole } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import type { Stored } from "../model/convert.ts";
import { findLatest } from "../model/counterpart.ts";
import { defaultTimezone } from "../plans/plan.ts";
import { Refusal, refusal } from "../refusal.ts";
import { together } from "./together.ts";

/**
 * A change says which state it was made from: by `If-Match`, or by the `updatedAt` that came with the document, which
 * the panel's form sends along. The states are compared within the transaction of the change; transactions wait for
 * each other. A change of the status alone overwrites nothing. What the backend itself does is not asked.
 * @throws Refusal 409 that says who has changed the document since, 428 when a change names no state, 400 for several
 * documents at once, of which one statement cannot name the states
 */
export const demandBase: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== "update" || req.payloadAPI !== "REST" || req.context[together]) return;
  // Whoever may not write learns no more than that.
  if (!hasRole({ req }, "translator")) return;
  const { id, data = {} } = args as { id?: unknown; data?: Stored };
  const changed = Object.keys(data).filter((name) => name !== "_status");
  if (id === undefined) {
    if (changed.length > 0) throw refusal(req, several);
    return;
  }
  const base = baseOf(req, data);
  if (base === undefined && changed.length === 0) return;
  compare(req, base, await findLatest(req, collection.slug, id), `collections/${collection.slug}/${id}`);
};

/** The same for settings. */
export const demandSettingsBase: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== "update" || req.payloadAPI !== "REST" || !hasRole({ req }, "editor")) return;
  const { data = {} } = args as { data?: Stored };
  const current = await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: true, req });
  compare(req, baseOf(req, data), current as Stored, `globals/${global.slug}`);
};

/** When the state that a change was made from was saved. */
function baseOf(req: PayloadRequest, { updatedAt }: Stored): number | undefined {
  const given = req.headers.get("if-match")?.replace(/^(?:W\/)?"?|"$/g, "") ?? updatedAt;
  return given === undefined || given === null ? undefined : new Date(String(given)).getTime();
}

function compare(req: PayloadRequest, base: number | undefined, current: Stored | undefined, path: string): void {
  // Whatever was never saved has no state; a document that is gone is missed by the change itself.
  if (!current?.updatedAt) return;
  const language = languageOf(req);
  if (base === undefined) throw new Refusal(missing[language], { status: 428 });
  const savedAt = new Date(String(current.updatedAt));
  if (base === savedAt.getTime()) return;
  const at = savedAt.toLocaleTimeString(language === "de" ? "de-DE" : "en-GB", {
    timeStyle: "medium",
    // Hours are those of the company, as in plans.
    timeZone: defaultTimezone,
  });
  const who = typeof current.changedBy === "string" && current.changedBy !== "" ? current.changedBy : undefined;
  throw new Refusal(overtaken[language](who, at), {
    linked: `${overtaken[language](who, at)}\n${wayOut[language](`${req.payload.config.serverURL}/admin/${path}`)}`,
    status: 409,
  });
}

const several = {
  de: "Mehrere Dokumente auf einmal lassen sich nur veröffentlichen oder zurückziehen, nicht ändern: Bitte ändern Sie jedes für sich.",
  en: "Several documents at once can be published or withdrawn only, not changed: please change each by itself.",
};
const missing = {
  de: "Es fehlt, von welchem Stand die Änderung ausgeht: bitte updatedAt des Dokuments mitschicken, oder If-Match.",
  en: "The state that the change was made from is missing: please send the document's updatedAt along, or If-Match.",
};
const overtaken = {
  de: (who: string | undefined, at: string) =>
    `Nicht gespeichert: ${who ?? "Jemand anderes"} hat dieses Dokument um ${at} Uhr gespeichert, nachdem Sie es geöffnet hatten.`,
  en: (who: string | undefined, at: string) =>
    `Not saved: ${who ?? "somebody else"} saved this document at ${at}, after you had opened it.`,
};
const wayOut = {
  de: (address: string) =>
    `Ihr Text steht noch hier im Formular. [Neuen Stand daneben öffnen](${address}), Ihre Änderungen dort einfügen und speichern; dann diese Seite neu laden.`,
  en: (address: string) =>
    `Your text is still here in the form. [Open the new state beside it](${address}), put your changes in there and save; then load this page again.`,
};
