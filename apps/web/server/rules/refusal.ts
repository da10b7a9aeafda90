type Options = {
  /** Headers of the answer, such as `Allow`. */
  headers?: Record<string, string>;
  /** What is wrong, where the sentence for the status would say too little. In the language of the address. */
  text?: string;
};

/** Thrown by a rule that does not give what was asked for; the visitor gets a page that says why (error-response.ts). */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string | undefined;

  constructor(status: number, { headers = {}, text }: Options = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
}

/**
 * A refusal for now.
 * @param status 429: too much for this address; 503: too much in all
 * @param retryAfterSeconds when it is worth asking again
 */
export function tooBusy(status: 429 | 503, retryAfterSeconds: number): Refusal {
  return new Refusal(status, { headers: { "Retry-After": String(retryAfterSeconds) } });
}
