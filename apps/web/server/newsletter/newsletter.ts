import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Lead } from "../../app/forms/lead.ts";
import type {
  NewsletterService,
  NewsletterStep,
  SubscriberDetails,
  Subscription,
  SubscriptionRequest,
} from "../../app/forms/services.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import type { MailContent } from "../mails/mail.ts";
import { MailLimit } from "../mails/mail-limit.ts";
import type { MailWriter } from "../mails/mail-writer.ts";
import type { Clock } from "../outbox/clock.ts";
import type { Mailer } from "../outbox/mailer.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Sealer } from "../secrets/sealer.ts";

const confirmHours = 48;
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

type Pending = SubscriptionRequest & { id: string; requestedAt: number };
/** What links to a confirmed subscription hold. */
type Subscriber = { email: string; locale: Locale };

type EventName = "newsletter-subscribed" | "newsletter-updated" | "newsletter-unsubscribed";
/** Names of the events in mails to the team. */
const titles: Record<Locale, Record<EventName, string>> = {
  de: {
    "newsletter-subscribed": "Newsletter-Anmeldung",
    "newsletter-updated": "Newsletter-Änderung",
    "newsletter-unsubscribed": "Newsletter-Abmeldung",
  },
  en: {
    "newsletter-subscribed": "Newsletter subscription",
    "newsletter-updated": "Newsletter change",
    "newsletter-unsubscribed": "Newsletter unsubscription",
  },
};

type Options = {
  database: DatabaseSync;
  outbox: Outbox;
  mailer: Mailer;
  sealer: Sealer;
  clock: Clock;
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
    await this.#mailLimit.within(email, async () => {
      const mail = await write(this.#answerTo(pending), locale);
      await mailer.send({ id: `${pending.id}:newsletter`, to: email, ...mail });
    });
  }

  #answerTo(pending: Pending): MailContent {
    const { email, locale } = pending;
    const isKnown = this.#statements.find.get(email.toLowerCase())?.unsubscribed_at === null;
    if (isKnown) return { template: "newsletter-known", preferencesUrl: this.#link("preferences", { email, locale }) };
    const confirmUrl = this.#link("confirm", pending, confirmHours * 3_600_000);
    return { template: "newsletter-confirm", confirmUrl, hours: confirmHours };
  }

  isGood(step: NewsletterStep, token: string): boolean {
    return this.#options.sealer.open(purposes[step], token) !== undefined;
  }

  async confirm(token: string): Promise<boolean> {
    const { sealer, outbox, clock } = this.#options;
    const pending = sealer.open(purposes.confirm, token) as Pending | undefined;
    if (!pending) return false;
    const { email, locale, details, consent, requestedAt, id } = pending;
    const unsubscribeUrl = this.#link("unsubscribe", { email, locale });
    const preferencesUrl = this.#link("preferences", { email, locale });
    const headers = unsubscribeHeaders(unsubscribeUrl);
    const isDone = await outbox.writes.run(() => {
      const key = email.toLowerCase();
      const known = this.#statements.find.get(key);
      // The same button pressed again; after unsubscribing, an old link does not bring the address back.
      if (known?.confirmation === id) return known.unsubscribed_at === null;
      if (known && known.unsubscribed_at !== null && requestedAt <= Number(known.unsubscribed_at)) return false;
      const now = clock.now();
      this.#statements.save.run(key, locale, JSON.stringify(details), consent, locale, requestedAt, now, id);
      const welcome = { template: "newsletter-welcome", preferencesUrl, unsubscribeUrl, headers } as const;
      outbox.insert(subscribedLead(pending, now, welcome));
      return true;
    });
    outbox.onAccepted();
    return isDone;
  }

  async unsubscribe(token: string): Promise<boolean> {
    const { sealer, outbox, clock, siteUrl } = this.#options;
    const data = sealer.open(purposes.unsubscribe, token) as Subscriber | undefined;
    if (!data) return false;
    await outbox.writes.run(() => {
      const now = clock.now();
      const { changes } = this.#statements.end.run(now, data.email.toLowerCase());
      if (changes > 0) outbox.insert(unsubscribedLead(data, now, `${siteUrl}/${data.locale}/newsletter`));
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
    const isDone = await outbox.writes.run(() => {
      const { changes } = this.#statements.update.run(locale, JSON.stringify(details), email.toLowerCase());
      if (changes > 0) outbox.insert(updatedLead({ email, locale }, details, clock.now()));
      return changes > 0;
    });
    outbox.onAccepted();
    return isDone;
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

function subscribedLead(pending: Pending, now: number, visitorMail: Lead["visitorMail"]): Lead {
  const { email, locale, details, campaign, consent, requestedAt } = pending;
  const values = { email, ...details, requestedAt: iso(requestedAt), confirmedAt: iso(now), consent };
  return newsletterLead("newsletter-subscribed", locale, email, values, campaign, visitorMail);
}

function updatedLead({ email, locale }: Subscriber, details: SubscriberDetails, now: number): Lead {
  const values = { email, ...details, language: locale, updatedAt: iso(now) };
  return newsletterLead("newsletter-updated", locale, email, values, {});
}

function unsubscribedLead({ email, locale }: Subscriber, now: number, subscribeUrl: string): Lead {
  const values = { email, unsubscribedAt: iso(now) };
  const farewell = { template: "newsletter-unsubscribed", subscribeUrl } as const;
  return newsletterLead("newsletter-unsubscribed", locale, email, values, {}, farewell);
}

function newsletterLead(
  form: EventName,
  locale: Locale,
  email: string,
  values: Record<string, string>,
  campaign: Record<string, string>,
  visitorMail?: Lead["visitorMail"],
): Lead {
  const title = titles[locale][form];
  const fields = Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ({ name, label: name, value }));
  return { form, title, locale, page: "newsletter", email, fields, campaign, suspicions: [], visitorMail };
}

function iso(time: number): string {
  return new Date(time).toISOString();
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
    end: database.prepare("UPDATE subscriptions SET unsubscribed_at = ? WHERE email = ? AND unsubscribed_at IS NULL"),
  };
}
