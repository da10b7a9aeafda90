import crypto from "node:crypto";
import { promisify } from "node:util";
import type { CollectionBeforeOperationHook } from "payload";

/** As the library derives what it compares with a stored password. */
const cost = { iterations: 600_000, bytes: 32, digest: "sha256" };

/**
 * Lets a password cost the same whether or not somebody has the address: the library derives nothing for addresses that
 * it does not know, or has closed for a while, and how long its answer takes would tell them apart.
 */
export const equalWork: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login" || !("data" in args)) return;
  const { email, password } = (args.data ?? {}) as { email?: unknown; password?: unknown };
  if (typeof email !== "string" || typeof password !== "string" || !email.trim() || !password.trim()) return;
  const where = { email: { equals: email.toLowerCase().trim() } };
  const user = await req.payload.db.findOne<SignIn>({ collection: "users", where, req });
  const isChecked = user?.hash && user.salt && new Date(user.lockUntil ?? 0).getTime() <= Date.now();
  if (!isChecked) await promisify(crypto.pbkdf2)(password, "nobody", cost.iterations, cost.bytes, cost.digest);
};

type SignIn = { id: number; hash?: string | null; salt?: string | null; lockUntil?: string | null };
