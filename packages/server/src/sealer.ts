import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { type Clock, systemClock } from "./clock.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Makes and opens tokens that outsiders can neither read nor change (AES-256-GCM). */
export class Sealer {
  readonly #secret: string;
  readonly #clock: Clock;
  readonly #keys = new Map<string, Buffer>();

  constructor(secret: string, clock: Clock = systemClock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /**
   * @param purpose a token opens for the purpose it was made for only
   * @param data JSON data
   * @param lifetimeMs how long the token opens; without it for ever
   */
  seal(purpose: string, data: unknown, lifetimeMs?: number): string {
    const expires = lifetimeMs === undefined ? null : this.#clock.now() + lifetimeMs;
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key(purpose), iv);
    const text = Buffer.concat([cipher.update(JSON.stringify({ data, expires })), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
  }

  /** @returns the data, or undefined when the token is forged, of another purpose or expired */
  open(purpose: string, token: string): unknown {
    const bytes = Buffer.from(token, "base64url");
    if (bytes.length <= ivBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv(algorithm, this.#key(purpose), bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      const { data, expires }: { data: unknown; expires: number | null } = JSON.parse(text.toString());
      return expires === null || expires > this.#clock.now() ? data : undefined;
    } catch {
      return undefined;
    }
  }

  #key(purpose: string): Buffer {
    let key = this.#keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync("sha256", this.#secret, "waku-website", purpose, 32));
      this.#keys.set(purpose, key);
    }
    return key;
  }
}
