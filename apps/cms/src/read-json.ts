import type { PayloadRequest } from "payload";

/** The body of a request; undefined for what is no JSON. */
export async function readJson(req: PayloadRequest): Promise<unknown> {
  return req.json?.().catch(() => undefined);
}
