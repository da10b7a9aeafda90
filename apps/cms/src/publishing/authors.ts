import { type Access, type CollectionBeforeOperationHook, Forbidden } from "payload";
import { hasRole } from "../access/roles.ts";

type Change = {
  draft?: boolean;
  data?: { _status?: unknown };
  publishSpecificLocale?: unknown;
  publishAllLocales?: unknown;
  unpublishAllLocales?: unknown;
};

const changes = new Set(["create", "update", "updateByID", "restoreVersion"]);

/** Whether an operation leaves what is published as it is. */
export function isDraft(args: object): boolean {
  const { draft, data, ...change } = args as Change;
  const isPublishing = change.publishSpecificLocale || change.publishAllLocales || change.unpublishAllLocales;
  // A status may be given for each language.
  const isPublished = JSON.stringify(data?._status ?? null).includes("published");
  return Boolean(draft && !isPublished && !isPublishing);
}

/**
 * In which languages an operation publishes or withdraws.
 * @returns undefined for a draft
 */
export function publishedBy(args: object, locale: unknown): { locale?: string } | undefined {
  const change = args as Change;
  if (isDraft(args)) return undefined;
  if (change.publishSpecificLocale) return { locale: String(change.publishSpecificLocale) };
  if (change.publishAllLocales || change.unpublishAllLocales || typeof locale !== "string" || locale === "all")
    return {};
  return { locale };
}

/** The panel asks with the status of a document whether to show buttons that publish: authors have none. */
export const authorsDraft: Access = (args) => hasRole(args, args.data?._status === "published" ? "editor" : "author");

/**
 * Authors write drafts: whatever would change what is published takes an editor. Nobody signed in means the backend
 * itself, which fills an empty database.
 * @throws Forbidden
 */
export const onlyDraftsOfAuthors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!changes.has(operation) || !req.user || hasRole({ req }, "editor")) return args;
  if (isDraft(args)) return args;
  throw new Forbidden(req.t);
};
