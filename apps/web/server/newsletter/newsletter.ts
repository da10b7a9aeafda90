import { createHash, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Lead } from "../../app/forms/lead.ts";
import type { NewsletterService, NewsletterStep, SubscriptionRequest } from "../../app/forms/services.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { takes } from "../forms/form-limits.ts";
import type { Clock } from "../outbox/clock.ts";
import type { Mailer } from "../outbox/mailer.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { Sealer } from "../secrets/sealer.ts";
import { newsletterMails } from "./mails.ts";

const confirmHours = 48;
/** Mails that one address may be sent in a day, whoever asks for them. */
const mailsPerDay = 3;
const purposes: Record<NewsletterStep, string> = {
  confirm: "newsletter-confirm",
  unsubscribe: "newsletter-unsubscribe",
};
/** Longer campaign data would make the link too long. */
const maxCampaignLength = 400;

type Pending = SubscriptionRequest & { id: string; requestedAt: number };
type Unsubscription = { email: string; locale: Locale };

type EventName = "newsletter-subscribed" | "newsletter-unsubscribed";
/** Names of the events in mails to the team. */
const titles: Record<Locale, Record<EventName, string>> = {
  de: { "newsletter-subscribed": "Newsletter-Anmeldung", "newsletter-unsubscribed": "Newsletter-Abmeldung" },
  en: { "newsletter-subscribed": "Newsletter subscription", "newsletter-unsubscribed": "Newsletter unsubscription" },
};

type Options = {
  database: DatabaseSync;
  outbox: Outbox;
  mailer: Mailer;
  sealer: Sealer;
  clock: Clock;
  siteUrl: string;
  /** Name of the sender in mails. */
  brand: () => Promise<string>;
};

/** The site's own double opt-in. An address that is not confirmed exists in its mail only. */
export class Newsletter implements NewsletterService {
  readonly #options: Options;
  readonly #mailLimit = new RateLimiterMemory({ points: mailsPerDay, duration: 24 * 3600 });
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(options: Options) {
    this.#options = options;
    this.#statements = prepareStatements(options.database);
  }

  async request(request: SubscriptionRequest): Promise<void> {
    const { mailer, clock, brand } = this.#options;
    const { email, locale } = request;
    const key = createHash("sha256").update(email.toLowerCase()).digest("base64url");
    if (!(await takes(this.#mailLimit, key))) return;
    const campaign = JSON.stringify(request.campaign).length > maxCampaignLength ? {} : request.campaign;
    const pending: Pending = { ...request, campaign, id: randomUUID(), requestedAt: clock.now() };
    const isKnown = this.#statements.find.get(email.toLowerCase())?.unsubscribed_at === null;
    const link = isKnown
      ? this.#link("unsubscribe", { email, locale } satisfies Unsubscription, locale)
      : this.#link("confirm", pending, locale, confirmHours * 3_600_000);
    const mail = newsletterMails[locale][isKnown ? "known" : "confirm"](link, await brand(), confirmHours);
    try {
      await mailer.send({ id: `${pending.id}:newsletter`, to: email, ...mail });
    } catch (error) {
      await this.#mailLimit.reward(key);
      throw error;
    }
  }

  isGood(step: NewsletterStep, token: string): boolean {
    return this.#options.sealer.open(purposes[step], token) !== undefined;
  }

  async confirm(token: string): Promise<boolean> {
    const { sealer, outbox, clock, brand } = this.#options;
    const pending = sealer.open(purposes.confirm, token) as Pending | undefined;
    if (!pending) return false;
    const { email, locale, details, consent, requestedAt, id } = pending;
    const link = this.#link("unsubscribe", { email, locale } satisfies Unsubscription, locale);
    const welcome = newsletterMails[locale].welcome(link, await brand(), confirmHours);
    const isDone = await outbox.writes.run(() => {
      const key = email.toLowerCase();
      const known = this.#statements.find.get(key);
      // The same button pressed again; after unsubscribing, an old link does not bring the address back.
      if (known?.confirmation === id) return known.unsubscribed_at === null;
      const now = clock.now();
      this.#statements.save.run(key, locale, JSON.stringify(details), consent, requestedAt, now, id);
      outbox.insert(subscribedLead(pending, now, { ...welcome, headers: unsubscribeHeaders(link) }));
      return true;
    });
    outbox.onAccepted();
    return isDone;
  }

  async unsubscribe(token: string): Promise<boolean> {
    const { sealer, outbox, clock } = this.#options;
    const data = sealer.open(purposes.unsubscribe, token) as Unsubscription | undefined;
    if (!data) return false;
    await outbox.writes.run(() => {
      const now = clock.now();
      const { changes } = this.#statements.end.run(now, data.email.toLowerCase());
      if (changes > 0) outbox.insert(unsubscribedLead(data, now));
    });
    outbox.onAccepted();
    return true;
  }

  #link(step: NewsletterStep, data: unknown, locale: Locale, lifetimeMs?: number): string {
    const { sealer, siteUrl } = this.#options;
    return `${siteUrl}/${locale}/newsletter?${step}=${sealer.seal(purposes[step], data, lifetimeMs)}`;
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

function unsubscribedLead({ email, locale }: Unsubscription, now: number): Lead {
  return newsletterLead("newsletter-unsubscribed", locale, email, { email, unsubscribedAt: iso(now) }, {});
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
    find: database.prepare("SELECT confirmation, unsubscribed_at FROM subscriptions WHERE email = ?"),
    save: database.prepare(`
      INSERT INTO subscriptions (email, locale, details, consent_text, requested_at, confirmed_at, confirmation)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (email) DO UPDATE SET
        locale = excluded.locale, details = excluded.details, consent_text = excluded.consent_text,
        requested_at = excluded.requested_at, confirmed_at = excluded.confirmed_at,
        confirmation = excluded.confirmation, unsubscribed_at = NULL`),
    end: database.prepare("UPDATE subscriptions SET unsubscribed_at = ? WHERE email = ? AND unsubscribed_at IS NULL"),
  };
}
