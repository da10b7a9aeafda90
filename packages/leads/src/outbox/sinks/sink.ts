import type { Lead } from "../../lead.ts";

/** A lead as it was accepted. */
export type Submission = { id: string; acceptedAt: number; lead: Lead };

/** Key of a lead at a receiver: the same in every attempt. */
export function deliveryKey(submission: string, sink: string): string {
  return `${submission}:${sink}`;
}

/** A system that receives leads. */
export type Sink = {
  /** Stable name; deliveries are stored under it. */
  name: string;
  /** Longest time of one attempt; the sink itself must end by then. */
  timeoutMs: number;
  accepts: (lead: Lead) => boolean;
  /**
   * Hands over one lead.
   * @param idempotencyKey the same for every attempt of this delivery
   * @throws DeliveryError when it did not arrive, or may not have
   */
  deliver: (submission: Submission, idempotencyKey: string) => Promise<void>;
};

/** Why a delivery failed, in words without personal data. */
export class DeliveryError extends Error {
  /** What the receiver asked for. */
  readonly retryAfterMs: number | undefined;
  /** The receiver will never take this delivery as it is: it is given up at once. */
  readonly isPermanent: boolean;

  constructor(reason: string, options: ErrorOptions & { retryAfterMs?: number; isPermanent?: boolean } = {}) {
    super(reason, options);
    this.retryAfterMs = options.retryAfterMs;
    this.isPermanent = options.isPermanent ?? false;
  }
}
