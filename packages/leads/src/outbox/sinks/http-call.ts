import { parseRetryAfter } from "@waku/server/retry";
import { DeliveryError } from "./sink.ts";

export type HttpCall = {
  method: "GET" | "POST" | "PUT" | "PATCH";
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON: a value, or the text itself where its bytes matter. */
  body?: object | string;
  /** Ends the call when the time of the whole delivery is up. */
  signal: AbortSignal;
};

/** An answer read to its end, whatever its status. */
export type HttpAnswer = { status: number; isOk: boolean; retryAfter: string | null; text: string };

const maxAnswerBytes = 1024 * 1024;

/**
 * Makes one call to a receiver; redirects are not followed.
 * @throws DeliveryError when no whole answer came
 */
export async function callHttp({ method, url, headers, body, signal }: HttpCall): Promise<HttpAnswer> {
  const content = typeof body === "object" ? JSON.stringify(body) : body;
  const type = content === undefined ? undefined : { "Content-Type": "application/json" };
  try {
    const response = await fetch(url, {
      method,
      body: content,
      headers: { ...headers, ...type },
      redirect: "manual",
      signal,
    });
    const text = await readToEnd(response);
    return { status: response.status, isOk: response.ok, retryAfter: response.headers.get("retry-after"), text };
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (error instanceof Error && error.name === "TimeoutError") throw new DeliveryError("no answer in time");
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "connection failed";
    throw new DeliveryError(code, { cause: error });
  }
}

/**
 * The failure that an answer stands for.
 * @param reason what the receiver said, without personal data
 */
export function refusal({ status, retryAfter }: HttpAnswer, now: number, reason?: string): DeliveryError {
  const retryAfterMs = parseRetryAfter(retryAfter, now);
  return new DeliveryError(`HTTP ${status}${reason ? `: ${reason}` : ""}`, { retryAfterMs });
}

/**
 * The JSON of an answer. A login page of a proxy or a cut text comes with status 200, too: then nobody knows what was done.
 * @throws DeliveryError when it is none
 */
export function readJson({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeliveryError("the answer is no JSON");
  }
}

/** An answer that breaks off may come from a receiver that died before it stored the lead. */
async function readToEnd({ body }: Response): Promise<string> {
  if (!body) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      // Nobody needs to say this much; leaving the loop closes the connection.
      if (bytes > maxAnswerBytes) break;
    }
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") throw error;
    throw new DeliveryError("the answer broke off", { cause: error });
  }
  return Buffer.concat(chunks).toString();
}
