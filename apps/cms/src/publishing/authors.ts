import { type Access, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook, Forbidden } from "payload";
import { hasRole, languagesOf, writesIn } from "../access/roles.ts";

type Change = { draft?: boolean; data?: { _status?: unknown } };

const changes = new Set(["create", "update", "updateByID", "restoreVersion"]);

/**
 * Whether an operation leaves what is published as it is: only what is called a draft does, and even that publishes
 * when the status that comes with it says so.
 */
export function isDraft(args: object): boolean {
  const { draft, data } = args as Change;
  return Boolean(draft) && data?._status !== "published";
}

/**
 * Who changes documents: translators those of their languages. The panel asks with the status of a document whether to
 * show buttons that publish: authors and translators have none.
 */
export const mayChange: Access = (args) => {
  if (args.data?._status === "published") return hasRole(args, "editor");
  if (hasRole(args, "author")) return true;
  return hasRole(args, "translator") && { language: { in: languagesOf(args) } };
};

/** Who makes documents; in which language is known when the new document is. */
export const mayCreate: Access = (args) =>
  hasRole(args, "author") || (hasRole(args, "translator") && languagesOf(args).length > 0);

/** @throws Forbidden when a new document, a copy for example, is in none of a translator's languages */
export const onlyOwnLanguages: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation === "create" && req.user && !writesIn({ req }, data.language)) throw new Forbidden(req.t);
  return data;
};

/**
 * Authors and translators write drafts: whatever would change what is published takes an editor. Nobody signed in means the backend
 * itself, which fills an empty database.
 * @throws Forbidden
 */
export const onlyDraftsOfAuthors: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!changes.has(operation) || !req.user || hasRole({ req }, "editor")) return args;
  if (isDraft(args)) return args;
  throw new Forbidden(req.t);
};
