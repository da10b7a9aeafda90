import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
} from "payload";
import { forgetFailedPlans, forgetPlansOfDeleted } from "../plans/failed-plans.ts";
import { isDraft, onlyDraftsOfAuthors } from "./authors.ts";
import { demandBase, demandSettingsBase } from "./base-version.ts";
import { noteAuthor } from "./changed-by.ts";
import { clean } from "./clean.ts";
import { changeOther, otherToChange } from "./pair.ts";
import { publish } from "./publish.ts";
import { demandReadable, demandReadableSettings } from "./readable-values.ts";
import { together } from "./together.ts";

/** Set in the context of a request whose change is one of drafts alone. */
const drafts = "changesDrafts";

type Changed = { req: PayloadRequest; context: PayloadRequest["context"] };

async function publishUnlessTogether({ req, context }: Changed) {
  if (!context[together]) await publish(req);
}

/** Drafts change nothing of what is published: to save one is not to export and compare everything. */
async function publishUnlessDraft({ req, context }: Changed) {
  if (!context[drafts]) await publishUnlessTogether({ req, context });
}

const changes = new Set(["create", "update", "delete", "restoreVersion"]);

/** Each change of a request says anew what it is; what is read meanwhile says nothing. */
const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (changes.has(operation)) req.context[drafts] = isDraft(args);
};

/** Holds the other language of a text while both are changed. */
const pair = "changesPair";

/**
 * A change of several documents at once is published as one: a refusal of a single document would be noted, and the
 * document changed all the same. So is that of both languages of a text, neither of which can be published alone when
 * the other has other blocks, or is not published yet.
 */
const startTogether: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== "update" && operation !== "delete") return;
  if (!("id" in args)) req.context[together] = true;
  else if (!req.context[together] && !isDraft(args)) {
    const other = await otherToChange(req, collection.slug, args.id);
    // Whatever reads gives the request a context anew: only now it is the one that stays.
    if (other) Object.assign(req.context, { [pair]: other, [together]: true });
  }
};

const endTogether: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const other = req.context[pair] as Awaited<ReturnType<typeof otherToChange>>;
  if (other && (operation === "updateByID" || operation === "deleteByID")) {
    delete req.context[pair];
    const { _status: status } = result as { _status?: "published" | "draft" };
    await changeOther(req, other, operation === "deleteByID" ? "delete" : (status ?? "draft"));
  } else if (operation !== "update" && operation !== "delete") return result;
  delete req.context[together];
  if (!isDraft(args)) await publish(req);
  return result;
};

/** What had been planned for a document and refused is settled when it is published or withdrawn after all. */
const settlePlans: CollectionAfterOperationHook = async ({ args, operation, req, result, collection }) => {
  if (operation !== "update" && operation !== "updateByID") return result;
  if (isDraft(args)) return result;
  const documents =
    "docs" in result ? result.docs.map(({ id }: { id: unknown }) => id) : "id" in result ? [result.id] : [];
  await forgetFailedPlans(req, collection.slug, documents);
  return result;
};

/** Whatever changes what is published is checked as a whole, within the transaction that changes it. */
export const publishingHooks: CollectionConfig["hooks"] = {
  beforeOperation: [onlyDraftsOfAuthors, demandBase, demandReadable, noteDraft, startTogether],
  beforeValidate: [({ data }) => clean(data)],
  beforeChange: [noteAuthor],
  afterChange: [publishUnlessDraft],
  afterDelete: [publishUnlessTogether, forgetPlansOfDeleted],
  afterOperation: [endTogether, settlePlans],
};

export const settingsHooks: GlobalConfig["hooks"] = {
  beforeOperation: [demandSettingsBase, demandReadableSettings],
  beforeChange: [noteAuthor],
  beforeValidate: [({ data }) => clean(data)],
  afterChange: [publishUnlessTogether],
};
