import type { PayloadRequest } from "payload";

/**
 * The body of a request; undefined for what is no JSON. It comes without the one character that the database cannot keep,
 * which shows nothing.
 */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return JSON.parse(withoutNul((await req.text?.()) ?? ""));
  } catch {
    return undefined;
  }
}

/** In JSON the character is written `\u0000`, unless that backslash belongs to another one. */
function withoutNul(json: string): string {
  return json.replace(/\\(?:u0000|.)/gs, (escaped) => (escaped === "\\u0000" ? "" : escaped));
}
