import { type Clock, systemClock } from "../clock.ts";
import { jsonSink } from "./json-sink.ts";
import type { Sink } from "./sink.ts";

/** Posts every lead as JSON to the content backend, where editors can read it. */
export function contentBackendSink(url: string, token: string, clock: Clock = systemClock): Sink {
  return jsonSink({ name: "content-backend", url, clock, proof: () => ({ Authorization: `Bearer ${token}` }) });
}
