import { type Clock, systemClock } from "@waku/server/clock";
import type { ErasureOrder } from "../privacy/erasures.ts";
import { callHttp, refusal } from "./http-call.ts";
import { jsonSink } from "./json-sink.ts";
import type { LinkOf } from "./lead-message.ts";
import type { Sink } from "./sink.ts";

export const contentBackendName = "content-backend";
/** The backend writes its database anew. */
const erasureTimeoutMs = 60_000;

/**
 * Posts every lead as JSON to the content backend, where editors can read it.
 * @param backend base address of the backend
 */
export function contentBackendSink(backend: string, token: string, linkOf: LinkOf, clock: Clock = systemClock): Sink {
  const url = `${backend}/api/leads/receive`;
  return jsonSink({
    name: contentBackendName,
    url,
    clock,
    linkOf,
    proof: () => ({ Authorization: `Bearer ${token}` }),
  });
}

/** Has the content backend erase what a person has sent. Asking again is harmless. @throws DeliveryError */
export async function eraseInContentBackend(
  backend: { url: string; token: string },
  { email, keys, requestedAt }: ErasureOrder,
): Promise<void> {
  const answer = await callHttp({
    method: "POST",
    url: `${backend.url}/api/leads/erase`,
    headers: { Authorization: `Bearer ${backend.token}` },
    body: { email, keys, before: new Date(requestedAt).toISOString() },
    signal: AbortSignal.timeout(erasureTimeoutMs),
  });
  if (!answer.isOk) throw refusal(answer, systemClock.now());
}
