import { type Clock, systemClock } from "@waku/server/clock";
import type { ErasureOrder } from "../privacy/erasures.ts";
import { callHttp, readJson, refusal } from "./http-call.ts";
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

type Backend = { url: string; token: string };

/** Has the content backend erase what a person has sent. Asking again is harmless. @throws DeliveryError */
export async function eraseInContentBackend(
  backend: Backend,
  { email, keys, requestedAt }: ErasureOrder,
): Promise<void> {
  const body = { email, keys, before: new Date(requestedAt).toISOString() };
  await callContentBackend(backend, "erase", body, erasureTimeoutMs);
}

/**
 * Calls the backend's part for leads: a GET, or with a body a POST.
 * @returns its answer as JSON
 * @throws DeliveryError when it did not take the call, or may not have
 */
export async function callContentBackend(
  { url, token }: Backend,
  path: string,
  body?: object,
  timeoutMs = 20_000,
): Promise<unknown> {
  const answer = await callHttp({
    method: body ? "POST" : "GET",
    url: `${url}/api/leads/${path}`,
    headers: { Authorization: `Bearer ${token}` },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.isOk) throw refusal(answer, systemClock.now());
  return readJson(answer);
}
