import { createHash } from "node:crypto";
import { type Clock, systemClock } from "@waku/server/clock";
import { callHttp, type HttpAnswer, readJson, refusal } from "./http-call.ts";
import { DeliveryError, type Sink } from "./sink.ts";
import { isSubscription, type Subscriber, subscriberOf } from "./subscriber.ts";

/** For all calls of one delivery together. */
const defaultTimeoutMs = 15_000;

export type MailchimpSettings = {
  /** Origin of the API, for example https://us6.api.mailchimp.com */
  url: string;
  apiKey: string;
  listId: string;
};

/**
 * Keeps confirmed subscriptions in a list of Mailchimp (Marketing API 3.0, or one like it): the member is put under
 * the hash of its address, so that repeating a call changes nothing.
 */
export function mailchimpSink(
  { url, apiKey, listId }: MailchimpSettings,
  options: { clock?: Clock; timeoutMs?: number } = {},
): Sink {
  const { clock = systemClock, timeoutMs = defaultTimeoutMs } = options;
  const authorization = `Basic ${Buffer.from(`website:${apiKey}`).toString("base64")}`;
  return {
    name: "mailchimp",
    timeoutMs,
    accepts: isSubscription,
    async deliver({ lead }) {
      const subscriber = subscriberOf(lead);
      const hash = createHash("md5").update(subscriber.email.toLowerCase()).digest("hex");
      const signal = AbortSignal.timeout(timeoutMs);
      const put = (status: string) =>
        callHttp({
          method: "PUT",
          url: `${url}/3.0/lists/${listId}/members/${hash}?skip_merge_validation=true`,
          headers: { Authorization: authorization },
          body: member(subscriber, status),
          signal,
        });
      let answer = await put(subscriber.isSubscribed ? "subscribed" : "unsubscribed");
      // Who once left by Mailchimp's own link can return only through Mailchimp's own confirmation mail.
      if (problemOf(answer)?.title === "Member In Compliance State" && subscriber.isSubscribed)
        answer = await put("pending");
      if (answer.isOk) return void readJson(answer);
      const reason = reasonOf(answer);
      // The address or the list's fields do not fit; the same call again would fail again.
      if (answer.status === 400) throw new DeliveryError(`HTTP 400: ${reason}`, { isPermanent: true });
      throw refusal(answer, clock.now(), reason);
    },
  };
}

function member(subscriber: Subscriber, status: string) {
  const { email, locale, firstName, lastName, organization, confirmedAt } = subscriber;
  const fields = Object.entries({ FNAME: firstName, LNAME: lastName, ORGANIZATI: organization });
  return {
    email_address: email,
    status,
    status_if_new: status,
    language: locale,
    // What is not known does not overwrite what the list has.
    merge_fields: Object.fromEntries(fields.filter(([, value]) => value !== "")),
    ...(status === "subscribed" && confirmedAt !== "" && { timestamp_opt: confirmedAt }),
  };
}

/** A problem as Mailchimp tells it (RFC 7807, with `errors` of the list's fields). */
type Problem = { title?: unknown; errors?: { field?: unknown }[] };

function problemOf({ isOk, text }: HttpAnswer): Problem | undefined {
  if (isOk) return undefined;
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === "object" && problem !== null ? problem : undefined;
  } catch {
    return undefined;
  }
}

/** The kind of a problem and the fields it is about. `detail` and messages repeat the address and stay out of logs. */
function reasonOf(answer: HttpAnswer): string {
  const { title, errors } = problemOf(answer) ?? {};
  const kind = typeof title === "string" && !title.includes("@") ? title.slice(0, 80) : "";
  const fields = (Array.isArray(errors) ? errors : []).flatMap(({ field }) =>
    typeof field === "string" && /^[\w. ]{1,40}$/.test(field) ? [field] : [],
  );
  return fields.length > 0 ? `${kind} (${fields.join(", ")})` : kind;
}
