import { createHmac } from "node:crypto";
import { type Clock, systemClock } from "@waku/server/clock";
import { jsonSink } from "./json-sink.ts";
import type { LinkOf } from "./lead-message.ts";
import type { Sink } from "./sink.ts";

/**
 * Posts every lead as JSON to a CRM or automation service. `X-Signature: t=<seconds>,v1=<hex>` holds the
 * HMAC-SHA256 of `<seconds>.<body>` by the shared secret.
 */
export function webhookSink(
  url: string,
  secret: string,
  linkOf: LinkOf,
  { clock = systemClock, timeoutMs }: { clock?: Clock; timeoutMs?: number } = {},
): Sink {
  return jsonSink({
    name: "webhook",
    url,
    clock,
    linkOf,
    timeoutMs,
    proof(body) {
      const seconds = Math.floor(clock.now() / 1000);
      return { "X-Signature": `t=${seconds},v1=${signWebhook(secret, seconds, body)}` };
    },
  });
}

/** Hex signature of a webhook call; receivers compute the same. */
function signWebhook(secret: string, seconds: number, body: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}
