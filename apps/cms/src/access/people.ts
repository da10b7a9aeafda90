import type { PayloadRequest } from "payload";

/** Somebody who may sign in, whoever asks; undefined when there is nobody of this number any more. */
export async function findPerson(req: PayloadRequest, id: number | string) {
  const found = await req.payload.findByID({
    collection: "users",
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found ?? undefined;
}

/** What somebody is called: by address as long as no name is given. */
export function nameOf({ name, email }: Record<string, unknown>): string {
  return String(name || email);
}
