import type { PayloadRequest } from "payload";
import { z } from "zod";
import { readJson } from "../read-json.ts";

/** So many texts are sent at a time: a batch of the site, with room. */
const maxTexts = 1000;
const askedSchema = z.object({ sha256: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(maxTexts) });

/**
 * Answers a request for texts by their SHA-256, `{ "sha256": [...] }`: 400 for something else, or more than a thousand,
 * 410 when one of them is not there any more, since there is a new manifest then.
 */
export async function answerTexts(
  req: PayloadRequest,
  find: (digests: string[]) => Promise<Record<string, string> | undefined>,
): Promise<Response> {
  const asked = askedSchema.safeParse(await readJson(req));
  if (!asked.success) return Response.json({ error: `Ask for up to ${maxTexts} SHA-256 in hex.` }, { status: 400 });
  const texts = await find(asked.data.sha256);
  if (!texts) return Response.json({ error: "A text is not there any more." }, { status: 410 });
  return Response.json({ texts }, { headers: { "Cache-Control": "no-store" } });
}
