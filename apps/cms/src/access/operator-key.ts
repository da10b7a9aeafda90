import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Who has the backend's secret may do everything by it; the commands of the operator send this key, made from it.
 * @param secret of the backend, which signs sessions, too
 */
export function operatorKey(secret: string): string {
  return createHmac("sha256", secret).update("operator").digest("base64url");
}

/** Whether a request carries the operator's key. */
export function isOperator(headers: Headers, secret: string): boolean {
  const [one, other] = [headers.get("authorization") ?? "", `Bearer ${operatorKey(secret)}`].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
