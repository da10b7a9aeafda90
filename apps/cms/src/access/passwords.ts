import type { CollectionBeforeOperationHook } from "payload";
import { fieldError } from "../collections/identity.ts";

/** As short as `CMS_ADMIN_PASSWORD` may be. */
const leastLetters = 12;

const settings = new Set(["create", "update", "updateByID", "resetPassword"]);

/** @throws ValidationError at the field, for a password that is quickly guessed: the library takes three letters */
export const demandLongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!settings.has(operation) || !("data" in args)) return;
  const { password } = (args.data ?? {}) as { password?: unknown };
  if (password === undefined || password === null) return;
  if (typeof password === "string" && [...password].length >= leastLetters) return;
  throw fieldError(req, "password", {
    de: `Bitte mindestens ${leastLetters} Zeichen: ein Satz lässt sich leichter merken als Sonderzeichen.`,
    en: `At least ${leastLetters} characters, please: a sentence is easier to remember than odd signs.`,
  });
};
