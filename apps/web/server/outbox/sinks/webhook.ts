import { createHmac } from "node:crypto";
import type { LeadFile } from "../../../app/forms/lead.ts";
import { type Clock, systemClock } from "../clock.ts";
import { parseRetryAfter } from "../retry.ts";
import { DeliveryError, type Sink, type Submission } from "./sink.ts";

const timeoutMs = 10_000;
const maxAnswerBytes = 1024 * 1024;

/**
 * Posts every lead as JSON to a CRM or automation service. `X-Signature: t=<seconds>,v1=<hex>` holds the
 * HMAC-SHA256 of `<seconds>.<body>` by the shared secret; `Idempotency-Key` is the same in every attempt.
 * @param linkOf address under which a file of the lead can be fetched
 */
export function webhookSink(
  url: string,
  secret: string,
  linkOf: (file: LeadFile) => string,
  clock: Clock = systemClock,
): Sink {
  return {
    name: "webhook",
    timeoutMs,
    accepts: () => true,
    async deliver(submission, idempotencyKey) {
      const body = JSON.stringify(webhookBody(submission, linkOf));
      const seconds = Math.floor(clock.now() / 1000);
      const response = await post(url, body, {
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
        "X-Signature": `t=${seconds},v1=${signWebhook(secret, seconds, body)}`,
      });
      await readToEnd(response);
      if (response.ok) return;
      const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"), clock.now());
      throw new DeliveryError(`HTTP ${response.status}`, { retryAfterMs });
    },
  };
}

/** Hex signature of a webhook call; receivers compute the same. */
function signWebhook(secret: string, seconds: number, body: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}

function webhookBody({ id, acceptedAt, lead }: Submission, linkOf: (file: LeadFile) => string) {
  const { form, locale, page, email, fields, files = [], campaign, suspicions } = lead;
  return {
    id,
    acceptedAt: new Date(acceptedAt).toISOString(),
    form,
    locale,
    page,
    email,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    files: files.map((file) => ({ name: file.name, type: file.type, bytes: file.bytes, url: linkOf(file) })),
    campaign,
    suspicions,
  };
}

/** An answer that breaks off may come from a receiver that died before it stored the lead. */
async function readToEnd({ body }: Response): Promise<void> {
  if (!body) return;
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      // Nobody needs to say this much; leaving the loop closes the connection.
      if (bytes > maxAnswerBytes) return;
    }
  } catch (error) {
    throw new DeliveryError("the answer broke off", { cause: error });
  }
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") throw new DeliveryError("no answer in time");
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "connection failed";
    throw new DeliveryError(code, { cause: error });
  }
}
