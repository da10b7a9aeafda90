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
