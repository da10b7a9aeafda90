import type { Context } from "hono";
import { etag } from "hono/etag";

// Weak, since the same document is sent in several encodings.
const addValidator = etag({ weak: true });

/** The answer with a validator made from its bytes; 304 to whoever holds these bytes already. */
export async function validated(context: Context, answer: Response): Promise<Response> {
  await addValidator(context, async () => {
    context.res = answer;
  });
  return context.res;
}
