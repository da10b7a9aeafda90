import { type Clock, systemClock } from "@waku/server/clock";
import { callHttp, type HttpAnswer, type HttpCall, readJson, refusal } from "./http-call.ts";
import { DeliveryError, type Sink } from "./sink.ts";
import { isSubscription, type Subscriber, subscriberOf } from "./subscriber.ts";

/** For all calls of one delivery together. */
const defaultTimeoutMs = 15_000;

export type ListmonkSettings = { url: string; user: string; token: string; lists: number[] };

type Call = (
  method: HttpCall["method"],
  path: string,
  body?: object,
  /** Statuses beside 2xx that the caller knows what to do with. */
  expected?: number[],
) => Promise<{ isOk: boolean; json?: unknown }>;

/**
 * Keeps confirmed subscriptions in lists of listmonk (API of version 2 and later). Every step can be repeated, so
 * that a delivery that broke off in the middle is simply made again.
 */
export function listmonkSink(
  { url, user, token, lists }: ListmonkSettings,
  options: { clock?: Clock; timeoutMs?: number } = {},
): Sink {
  const { clock = systemClock, timeoutMs = defaultTimeoutMs } = options;
  return {
    name: "listmonk",
    timeoutMs,
    accepts: isSubscription,
    async deliver({ lead }) {
      const subscriber = subscriberOf(lead);
      const signal = AbortSignal.timeout(timeoutMs);
      const call: Call = async (method, path, body, expected = []) => {
        const headers = { Authorization: `token ${user}:${token}` };
        const answer = await callHttp({ method, url: `${url}/api${path}`, headers, body, signal });
        if (answer.isOk) return { isOk: true, json: readJson(answer) };
        if (expected.includes(answer.status)) return { isOk: false };
        const reason = messageOf(answer);
        // listmonk found fault with what was sent; the same again would fail again.
        if (answer.status === 400) throw new DeliveryError(`HTTP 400: ${reason}`, { isPermanent: true });
        throw refusal(answer, clock.now(), reason);
      };
      await (subscriber.isSubscribed ? subscribe(call, subscriber, lists) : unsubscribe(call, subscriber, lists));
    },
  };
}

async function subscribe(call: Call, subscriber: Subscriber, lists: number[]): Promise<void> {
  const { email, firstName, lastName, organization, locale } = subscriber;
  // A name is required.
  const name = [firstName, lastName].filter(Boolean).join(" ") || email.split("@")[0];
  const attribs = { locale, ...(organization !== "" && { organization }) };
  const entry = { email, name, status: "enabled", lists, attribs, preconfirm_subscriptions: true };
  const created = await call("POST", "/subscribers", entry, [409]);
  if (created.isOk) return;
  const id = await find(call, email);
  // Between the two calls it was deleted: the next attempt creates it.
  if (id === undefined) throw new DeliveryError("the subscriber exists, but was not found");
  // An update of the whole subscriber would drop or reset lists that are not ours.
  await call("PUT", "/subscribers/lists", { ids: [id], action: "add", target_list_ids: lists, status: "confirmed" });
  const details = firstName || lastName ? { name, attribs } : { attribs };
  // Older releases cannot change parts of a subscriber; there the known name and attributes stay.
  await call("PATCH", `/subscribers/${id}`, details, [404, 405]);
}

async function unsubscribe(call: Call, { email }: Subscriber, lists: number[]): Promise<void> {
  const id = await find(call, email);
  if (id === undefined) return;
  await call("PUT", "/subscribers/lists", { ids: [id], action: "unsubscribe", target_list_ids: lists });
}

/** @returns the number of the subscriber with this address, if there is one */
async function find(call: Call, email: string): Promise<number | undefined> {
  // listmonk keeps addresses in lower case and is asked in SQL.
  const condition = `subscribers.email = '${email.toLowerCase().replaceAll("'", "''")}'`;
  const { json } = await call("GET", `/subscribers?${new URLSearchParams({ query: condition, per_page: "1" })}`);
  const { data } = json as { data?: { results?: { id?: unknown }[] } };
  const id = data?.results?.[0]?.id;
  return typeof id === "number" ? id : undefined;
}

/** What listmonk says is wrong, without addresses. */
function messageOf({ text }: HttpAnswer): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    return typeof message === "string" ? message.replace(/\S*@\S*/g, "…").slice(0, 120) : "";
  } catch {
    return "";
  }
}
