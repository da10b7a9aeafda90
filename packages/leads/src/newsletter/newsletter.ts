import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { Clock } from "@waku/server/clock";
import type { Sealer } from "@waku/server/sealer";
import type { MailContent } from "../mails/mail.ts";
import { MailLimit } from "../mails/mail-limit.ts";
import type { MailWriter } from "../mails/mail-writer.ts";
import type { Mailer } from "../outbox/mailer.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { isErasedSince } from "../outbox/privacy/erased-addresses.ts";
import type {
  NewsletterService,
  NewsletterStep,
  SubscriberDetails,
  Subscription,
  SubscriptionRequest,
} from "../services.ts";
import { confirmHours, confirmMs } from "./confirm-link.ts";
import { type Pending, type Subscriber, subscribedLead, unsubscribedLead, updatedLead } from "./newsletter-leads.ts";

/** Mails that one address may be sent in a day, whoever asks for them. */
const mailsPerDay = 3;
type LinkName = NewsletterStep | "preferences";
const purposes: Record<LinkName, string> = {
  confirm: "newsletter-confirm",
  unsubscribe: "newsletter-unsubscribe",
  preferences: "newsletter-preferences",
};
/** Longer campaign data would make the link too long. */
const maxCampaignLength = 400;

type Options = {
  database: DatabaseSync;
  outbox: Outbox;
  mailer: Mailer;
  sealer: Sealer;
  clock: Clock;
  /** Names the zone of the site's own clock. */
  content: Pick<ContentSource, "globals">;
  siteUrl: string;
  write: MailWriter;
};

/** The site's own double opt-in. An address that is not confirmed exists in its mail only. */
export class Newsletter implements NewsletterService {
  readonly #options: Options;
  readonly #mailLimit = new MailLimit(mailsPerDay);
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(options: Options) {
    this.#options = options;
    this.#statements = prepareStatements(options.database);
  }

  async request(request: SubscriptionRequest): Promise<void> {
    const { mailer, clock, write } = this.#options;
    const { email, locale } = request;
    const campaign = JSON.stringify(request.campaign).length > maxCampaignLength ? {} : request.campaign;
    const pending: Pending = { ...request, campaign, id: randomUUID(), requestedAt: clock.now() };
    await this.#bringForwardEnd(email, pending.requestedAt);
    await this.#mailLimit.within(email, async () => {
      const mail = await write(this.#answerTo(pending), locale);
      await mailer.send({ id: `${pending.id}:newsletter`, to: email, ...mail });
    });
  }

  /**
   * An end in the future was written by a clock that has been set back since. It keeps out what was requested before
   * this moment, and nothing that is requested from now on.
   */
  async #bringForwardEnd(email: string, now: number): Promise<void> {
    const { outbox } = this.#options;
    await outbox.writes.run(() => this.#statements.bringForwardEnd.run(now - 1, email.toLowerCase(), now));
  }

  #answerTo(pending: Pending): MailContent {
    const { email, locale } = pending;
    const isKnown = this.#statements.find.get(email.toLowerCase())?.unsubscribed_at === null;
    if (isKnown) return { template: "newsletter-known", preferencesUrl: this.#link("preferences", { email, locale }) };
    const confirmUrl = this.#link("confirm", pending, confirmMs);
    return { template: "newsletter-confirm", confirmUrl, hours: confirmHours };
  }

  isGood(step: NewsletterStep, token: string): boolean {
    return this.#options.sealer.open(purposes[step], token) !== undefined;
  }

  async confirm(token: string): Promise<boolean> {
    const { database, sealer, outbox, clock } = this.#options;
    const pending = sealer.open(purposes.confirm, token) as Pending | undefined;
    if (!pending) return false;
    const { email, locale, details, consent, requestedAt, id } = pending;
    const unsubscribeUrl = this.#link("unsubscribe", { email, locale });
    const preferencesUrl = this.#link("preferences", { email, locale });
    const headers = unsubscribeHeaders(unsubscribeUrl);
    const timeZone = await this.#timeZone();
    const isDone = await outbox.writes.run(() => {
      const key = email.toLowerCase();
      const known = this.#statements.find.get(key);
      // The same button pressed again; after unsubscribing, an old link does not bring the address back.
      if (known?.confirmation === id) return known.unsubscribed_at === null;
      if (known && known.unsubscribed_at !== null && requestedAt <= Number(known.unsubscribed_at)) return false;
      if (isErasedSince(database, key, requestedAt)) return false;
      const now = clock.now();
      this.#statements.save.run(key, locale, JSON.stringify(details), consent, locale, requestedAt, now, id);
      const welcome = { template: "newsletter-welcome", preferencesUrl, unsubscribeUrl, headers } as const;
      outbox.insert(subscribedLead(pending, { now, timeZone }, welcome));
      return true;
    });
    outbox.onAccepted();
    return isDone;
  }

  async unsubscribe(token: string): Promise<boolean> {
    const { sealer, outbox, clock, siteUrl } = this.#options;
    const data = sealer.open(purposes.unsubscribe, token) as Subscriber | undefined;
    if (!data) return false;
    const timeZone = await this.#timeZone();
    await outbox.writes.run(() => {
      const now = clock.now();
      const { changes } = this.#statements.end.run(now, data.email.toLowerCase());
      if (changes > 0) outbox.insert(unsubscribedLead(data, { now, timeZone }, `${siteUrl}/${data.locale}/newsletter`));
    });
    outbox.onAccepted();
    return true;
  }

  subscription(token: string): Subscription | undefined {
    const { sealer } = this.#options;
    const subscriber = sealer.open(purposes.preferences, token) as Subscriber | undefined;
    const row = subscriber && this.#statements.find.get(subscriber.email.toLowerCase());
    if (!subscriber || !row) return undefined;
    const { email } = subscriber;
    const locale = row.locale as Locale;
    return {
      email,
      locale,
      details: JSON.parse(String(row.details)),
      consent: {
        text: String(row.consent_text),
        locale: row.consent_locale as Locale,
        requestedAt: Number(row.requested_at),
        confirmedAt: Number(row.confirmed_at),
      },
      isActive: row.unsubscribed_at === null,
      unsubscribeToken: sealer.seal(purposes.unsubscribe, { email, locale } satisfies Subscriber),
    };
  }

  async update(token: string, locale: Locale, details: SubscriberDetails): Promise<boolean> {
    const { sealer, outbox, clock } = this.#options;
    const subscriber = sealer.open(purposes.preferences, token) as Subscriber | undefined;
    if (!subscriber) return false;
    const { email } = subscriber;
    const timeZone = await this.#timeZone();
    const isDone = await outbox.writes.run(() => {
      const { changes } = this.#statements.update.run(locale, JSON.stringify(details), email.toLowerCase());
      if (changes > 0) outbox.insert(updatedLead({ email, locale }, details, { now: clock.now(), timeZone }));
      return changes > 0;
    });
    outbox.onAccepted();
    return isDone;
  }

  async #timeZone(): Promise<string> {
    return (await this.#options.content.globals()).booking.timeZone;
  }

  #link(name: LinkName, data: Subscriber, lifetimeMs?: number): string {
    const { sealer, siteUrl } = this.#options;
    return `${siteUrl}/${data.locale}/newsletter?${name}=${sealer.seal(purposes[name], data, lifetimeMs)}`;
  }
}

/** For the mail program's own unsubscribe button (RFC 2369, RFC 8058). */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function prepareStatements(database: DatabaseSync) {
  return {
    find: database.prepare("SELECT * FROM subscriptions WHERE email = ?"),
    save: database.prepare(`
      INSERT INTO subscriptions
        (email, locale, details, consent_text, consent_locale, requested_at, confirmed_at, confirmation)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (email) DO UPDATE SET
        locale = excluded.locale, details = excluded.details, consent_text = excluded.consent_text,
        consent_locale = excluded.consent_locale,
        requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at,
        confirmation = excluded.confirmation, unsubscribed_at = NULL`),
    update: database.prepare(
      "UPDATE subscriptions SET locale = ?, details = ? WHERE email = ? AND unsubscribed_at IS NULL",
    ),
    bringForwardEnd: database.prepare(
      "UPDATE subscriptions SET unsubscribed_at = ? WHERE email = ? AND unsubscribed_at >= ?",
    ),
    end: database.prepare("UPDATE subscriptions SET unsubscribed_at = ? WHERE email = ? AND unsubscribed_at IS NULL"),
  };
}
