import type { Clock } from "@waku/server/clock";
import { callHttp, refusal } from "./http-call.ts";
import { type LinkOf, leadMessage } from "./lead-message.ts";
import type { Sink } from "./sink.ts";

const defaultTimeoutMs = 10_000;

type Options = {
  name: string;
  url: string;
  clock: Clock;
  linkOf: LinkOf;
  /** Headers that prove who sends this body. */
  proof: (body: string) => Record<string, string>;
  timeoutMs?: number;
};

/**
 * Posts every lead as JSON. `Idempotency-Key` is the same in every attempt: a receiver that keeps it sees each lead
 * once. Any 2xx, read to its end, is success; everything else is tried again.
 */
export function jsonSink({ name, url, clock, linkOf, proof, timeoutMs = defaultTimeoutMs }: Options): Sink {
  return {
    name,
    timeoutMs,
    accepts: () => true,
    async deliver(submission, idempotencyKey) {
      const body = JSON.stringify(leadMessage(submission, linkOf));
      const answer = await callHttp({
        method: "POST",
        url,
        headers: { "Idempotency-Key": idempotencyKey, ...proof(body) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.isOk) throw refusal(answer, clock.now());
    },
  };
}
