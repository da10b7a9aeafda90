import { createHash } from "node:crypto";
import { type ApiServer, startApiServer } from "./api-server.ts";

type Member = {
  email_address: string;
  status: string;
  language?: string;
  merge_fields?: Record<string, string>;
};
export type MailchimpServer = ApiServer & {
  members: Map<string, Member>;
  /** Addresses whose owners left by Mailchimp's own link. */
  leftByThemselves: Set<string>;
};

/** The part of Mailchimp's Marketing API that puts members into a list, as its reference describes it. */
export async function startMailchimpServer(apiKey: string, listId: string): Promise<MailchimpServer> {
  const members = new Map<string, Member>();
  const leftByThemselves = new Set<string>();
  const problem = (status: number, title: string, detail = "") => ({ status, body: { title, status, detail } });
  const server = await startApiServer(({ method, path, authorization, body }) => {
    const [user, key] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
    if (!user || key !== apiKey) return problem(401, "API Key Invalid");
    const [, list, hash = ""] = /^\/3\.0\/lists\/(\w+)\/members\/([0-9a-f]{32})$/.exec(path) ?? [];
    if (list !== listId) return problem(404, "Resource Not Found");
    if (method !== "PUT") return problem(405, "Method Not Allowed");
    const sent = body as Member & { status_if_new: string };
    const address = sent.email_address;
    if (createHash("md5").update(address.toLowerCase()).digest("hex") !== hash)
      return problem(400, "Invalid Resource", "The hash does not match.");
    if (address.endsWith("@invalid.example"))
      return problem(400, "Invalid Resource", `${address} looks fake or invalid.`);
    if (leftByThemselves.has(address) && sent.status === "subscribed")
      return problem(400, "Member In Compliance State", `${address} is in a compliance state.`);
    const known = members.get(hash);
    const status = known ? sent.status : sent.status_if_new;
    const merge_fields = { ...known?.merge_fields, ...sent.merge_fields };
    members.set(hash, { email_address: address, status, language: sent.language, merge_fields });
    return { status: 200, body: { id: hash, status } };
  });
  return { ...server, members, leftByThemselves };
}
