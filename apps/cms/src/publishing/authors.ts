import { type Access, type CollectionBeforeOperationHook, Forbidden } from "payload";
import { hasRole } from "../access/roles.ts";

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
