import { createHash } from "node:crypto";
import { BoundedLimiter } from "../forms/bounded-limiter.ts";
import { takes } from "../forms/form-limits.ts";

/** Keeps forms from flooding a mailbox: so many mails a day to one address, whoever asks for them. */
export class MailLimit {
  readonly #limiter: BoundedLimiter;

  constructor(mailsPerDay: number) {
    this.#limiter = new BoundedLimiter({ points: mailsPerDay, duration: 24 * 3600 });
  }

  /**
   * Sends unless the address has had enough; a mail that could not be sent does not count.
   * @throws what sending throws
   */
  async within(address: string, send: () => Promise<void>): Promise<void> {
    const key = createHash("sha256").update(address.toLowerCase()).digest("base64url");
    if (!(await takes(this.#limiter, key))) return;
    try {
      await send();
    } catch (error) {
      await this.#limiter.reward(key);
      throw error;
    }
  }
}
