import { createHash } from "node:crypto";
import { BoundedLimiter, takes } from "@waku/server/limits";
import { mailboxOf } from "./mailbox.ts";

/** Keeps forms from flooding a mailbox: so many mails a day to one, whoever asks for them and however it is spelled. */
export class MailLimit {
  readonly #limiter: BoundedLimiter;

  constructor(mailsPerDay: number) {
    this.#limiter = new BoundedLimiter({ points: mailsPerDay, duration: 24 * 3600 });
  }

  /**
   * Sends unless the mailbox has had enough; a mail that could not be sent does not count.
   * @throws what sending throws
   */
  async within(address: string, send: () => Promise<void>): Promise<void> {
    const key = keyOf(address);
    if (await takes(this.#limiter, key)) await this.#sendCounted(key, send);
  }

  /**
   * Sends what a mailbox is owed, however much it had, and counts it among what it had.
   * @throws what sending throws
   */
  async always(address: string, send: () => Promise<void>): Promise<void> {
    const key = keyOf(address);
    await this.#limiter.penalty(key);
    await this.#sendCounted(key, send);
  }

  async #sendCounted(key: string, send: () => Promise<void>): Promise<void> {
    try {
      await send();
    } catch (error) {
      await this.#limiter.reward(key);
      throw error;
    }
  }
}

function keyOf(address: string): string {
  return createHash("sha256").update(mailboxOf(address)).digest("base64url");
}
