import { type Clock, systemClock } from "../clock.ts";
import { jsonSink } from "./json-sink.ts";
import type { LinkOf } from "./lead-message.ts";
import type { Sink } from "./sink.ts";

/** Posts every lead as JSON to the content backend, where editors can read it. */
export function contentBackendSink(url: string, token: string, linkOf: LinkOf, clock: Clock = systemClock): Sink {
  return jsonSink({ name: "content-backend", url, clock, linkOf, proof: () => ({ Authorization: `Bearer ${token}` }) });
}
