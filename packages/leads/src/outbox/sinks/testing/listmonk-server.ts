import { type ApiServer, startApiServer } from "./api-server.ts";

type NewSubscriber = {
  email: string;
  name: string;
  status: string;
  lists: number[];
  attribs: Record<string, string>;
  preconfirm_subscriptions: boolean;
};
type ListmonkSubscriber = {
  id: number;
  email: string;
  name: string;
  attribs: Record<string, string>;
  /** Status by list. */
  lists: Record<number, string>;
};
export type ListmonkServer = ApiServer & { subscribers: ListmonkSubscriber[] };

type ListChange = { ids: number[]; action: string; target_list_ids: number[]; status?: string };

/**
 * The part of listmonk's API that subscribes and unsubscribes, as its reference describes it.
 * @param options.hasPatch whether parts of a subscriber can be changed (older releases cannot)
 */
export async function startListmonkServer(token: string, { hasPatch = true } = {}): Promise<ListmonkServer> {
  const subscribers: ListmonkSubscriber[] = [];
  const message = (status: number, text: string) => ({ status, body: { message: text } });
  const server = await startApiServer(({ method, path, query, authorization, body }) => {
    if (authorization !== `token ${token}`) return message(403, "invalid API credentials");
    if (method === "POST" && path === "/api/subscribers") {
      const { email, name, lists, attribs, preconfirm_subscriptions } = body as NewSubscriber;
      const lower = email.toLowerCase();
      if (lower.endsWith("@invalid.example")) return message(400, `Invalid email: ${email}`);
      if (subscribers.some((known) => known.email === lower)) return message(409, "E-mail already exists.");
      const status = preconfirm_subscriptions ? "confirmed" : "unconfirmed";
      const states = Object.fromEntries(lists.map((list) => [list, status]));
      subscribers.push({ id: subscribers.length + 1, email: lower, name, attribs, lists: states });
      return { status: 200, body: { data: subscribers.at(-1) } };
    }
    if (method === "GET" && path === "/api/subscribers") {
      const literal = /^subscribers\.email = '((?:[^']|'')*)'$/.exec(query.get("query") ?? "")?.[1];
      if (literal === undefined) return message(400, "pq: syntax error");
      const results = subscribers.filter(({ email }) => email === literal.replaceAll("''", "'"));
      return { status: 200, body: { data: { results, total: results.length } } };
    }
    if (method === "PUT" && path === "/api/subscribers/lists") {
      const { ids, action, target_list_ids, status = "" } = body as ListChange;
      for (const { lists } of subscribers.filter(({ id }) => ids.includes(id)))
        for (const list of target_list_ids)
          if (action === "add") lists[list] = status;
          else if (lists[list] !== undefined) lists[list] = "unsubscribed";
      return { status: 200, body: { data: true } };
    }
    const id = Number(/^\/api\/subscribers\/(\d+)$/.exec(path)?.[1]);
    const known = subscribers.find((subscriber) => subscriber.id === id);
    if (method === "PATCH" && known && hasPatch) {
      const { name = known.name, attribs = {} } = body as Partial<NewSubscriber>;
      Object.assign(known, { name, attribs: { ...known.attribs, ...attribs } });
      return { status: 200, body: { data: known } };
    }
    return message(405, "Method Not Allowed");
  });
  return { ...server, subscribers };
}
