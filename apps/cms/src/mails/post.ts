import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { filePost, type Post, smtpPost, smtpReason } from "@waku/server/mail";
import type { EmailAdapter, Payload } from "payload";
import { env } from "../current-env.ts";

/** Waits before a mail is tried once more. They live in memory: after a restart a mail is asked for again. */
const waitsMs = [10_000, 60_000, 600_000];

let post: Post | undefined;

/** The mail server of the site, or its folder of kept mails. Whoever sends does not wait for it, nor learns of its faults. */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: "post",
  defaultFromAddress: env.mailFrom,
  defaultFromName: "",
  async sendEmail(mail) {
    post ??= env.smtp ? smtpPost(env.smtp) : filePost(join(env.dataDir, "mail"));
    const id = `cms-${randomUUID()}`;
    void deliver(payload, () => (post as Post).send(id, { ...mail, from: env.mailFrom }));
  },
});

async function deliver(payload: Payload, send: () => Promise<void>): Promise<void> {
  for (const pause of [...waitsMs, undefined]) {
    try {
      return await send();
    } catch (error) {
      // Without the cause: servers repeat addresses in their answers.
      const reason = smtpReason(error);
      const isLast = pause === undefined || /^SMTP 5/.test(reason);
      payload.logger[isLast ? "error" : "warn"](`A mail was not taken: ${reason}.${isLast ? " It is given up." : ""}`);
      if (isLast) return;
      await wait(pause, undefined, { ref: false });
    }
  }
}
