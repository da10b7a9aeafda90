import { resolve } from "node:path";
import { z } from "zod";
import { minSecretLength } from "./secrets/secret.ts";
import { StartError } from "./start-error.ts";

const root = resolve(import.meta.dirname, "../../..");

/** An origin of the web; what `URL` makes of it. */
const origin = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), {
    error: "must be an http:// or https:// address",
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine(
    ({ href, origin }) => href === `${origin}/`,
    "must be an origin without path, for example https://www.example.com",
  )
  .transform((url) => url.origin);

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

/** An http(s) address with or without path; what `URL` makes of it. */
const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });

const listIds = z
  .string()
  .regex(/^\s*\d{1,9}(\s*,\s*\d{1,9})*\s*$/, "must be numbers of lists, separated by commas")
  .transform((value) => value.split(",").map(Number));

/** Variables that count together only: whoever sets one must set the others, too. */
const groups = [
  { any: ["SMTP_URL"], needs: ["MAIL_FROM", "MAIL_TO"] },
  { any: ["WEBHOOK_URL"], needs: ["WEBHOOK_SECRET"] },
  { any: ["CMS_LEADS_URL", "CMS_LEADS_TOKEN"], needs: ["CMS_LEADS_URL", "CMS_LEADS_TOKEN"] },
  {
    any: ["MAILCHIMP_API_KEY", "MAILCHIMP_LIST_ID", "MAILCHIMP_URL"],
    needs: ["MAILCHIMP_API_KEY", "MAILCHIMP_LIST_ID"],
  },
  {
    any: ["LISTMONK_URL", "LISTMONK_USER", "LISTMONK_TOKEN", "LISTMONK_LISTS"],
    needs: ["LISTMONK_URL", "LISTMONK_USER", "LISTMONK_TOKEN", "LISTMONK_LISTS"],
  },
] as const;

/** Data centre of a Mailchimp account: the end of its keys, for example us6. */
const dataCentre = /-([a-z]{2,4}\d{1,3})$/;

const schema = z
  .object({
    HOST: z.string().min(1).default("127.0.0.1"),
    PORT: wholeNumber(1, 65535).default(3000),
    SITE_URL: origin.optional(),
    DEPLOYMENT: z.enum(["production", "preview", "development"]).default("production"),
    CONTENT_DIR: z.string().min(1).default(resolve(root, "content")),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
    DATA_DIR: z.string().min(1).default(resolve(root, "data")),
    SECRET: z.string().trim().min(minSecretLength, `must have at least ${minSecretLength} characters`).optional(),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    FORM_LIMIT_PER_10_MIN: wholeNumber(1, 1_000_000).default(20),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" }).optional(),
    MAIL_FROM: z.string().includes("@", { error: "must hold an e-mail address" }).optional(),
    MAIL_TO: z.email("must be one e-mail address").optional(),
    WEBHOOK_URL: webAddress.optional(),
    WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    CMS_LEADS_URL: webAddress.optional(),
    CMS_LEADS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    MAILCHIMP_API_KEY: z.string().optional(),
    MAILCHIMP_LIST_ID: z
      .string()
      .regex(/^\w{1,40}$/, "must be the id of an audience, as its settings show it")
      .optional(),
    MAILCHIMP_URL: origin.optional(),
    LISTMONK_URL: webAddress.transform((url) => url.replace(/\/+$/, "")).optional(),
    LISTMONK_USER: z.string().optional(),
    LISTMONK_TOKEN: z.string().optional(),
    LISTMONK_LISTS: listIds.optional(),
    RETENTION_DAYS: wholeNumber(7, 36_500).optional(),
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    UPLOAD_MAX_MB: wholeNumber(1, 100).default(8),
    MAIL_ATTACHMENT_MB: wholeNumber(0, 50).default(10),
    OUTBOX_MAX_PENDING_MIN: wholeNumber(1, 10_000).default(60),
    DISK_MIN_FREE_MB: wholeNumber(0, 1_000_000).default(200),
  })
  .superRefine((env, context) => {
    const demand = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
    for (const { any, needs } of groups) {
      const given = any.find((name) => env[name] !== undefined);
      if (!given) continue;
      for (const name of needs) if (env[name] === undefined) demand(name, `must be set with ${given}`);
    }
    if (env.MAILCHIMP_API_KEY && !env.MAILCHIMP_URL && !dataCentre.test(env.MAILCHIMP_API_KEY))
      demand("MAILCHIMP_URL", "must be set, as the key does not end with a data centre like -us6");
    if (env.METRICS_PORT && !isLoopback(env.METRICS_HOST) && !env.METRICS_TOKEN)
      demand("METRICS_TOKEN", "must be set when METRICS_HOST is open to other machines");
  })
  .transform((env) => ({
    host: env.HOST,
    port: env.PORT,
    /** Public origin, used in every absolute address; never derived from a request. */
    siteUrl: env.SITE_URL ?? `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    deployment: env.DEPLOYMENT,
    contentDir: resolve(env.CONTENT_DIR),
    logLevel: env.LOG_LEVEL,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    /** Accepted leads, kept mails and the generated secret. */
    dataDir: resolve(env.DATA_DIR),
    secret: env.SECRET,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    /** Forms that one address may send in ten minutes. */
    formLimit: env.FORM_LIMIT_PER_10_MIN,
    /** Largest file that a form takes. */
    maxFileBytes: env.UPLOAD_MAX_MB * 1_000_000,
    /** Files of a lead up to this size in all are attached to the team's mail; beyond they come as links. */
    maxAttachmentBytes: env.MAIL_ATTACHMENT_MB * 1_000_000,
    smtp: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "website@localhost",
    mailTo: env.MAIL_TO ?? "team@localhost",
    webhook: env.WEBHOOK_URL && env.WEBHOOK_SECRET ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } : undefined,
    contentBackend:
      env.CMS_LEADS_URL && env.CMS_LEADS_TOKEN ? { url: env.CMS_LEADS_URL, token: env.CMS_LEADS_TOKEN } : undefined,
    mailchimp:
      env.MAILCHIMP_API_KEY && env.MAILCHIMP_LIST_ID
        ? {
            url: env.MAILCHIMP_URL ?? `https://${dataCentre.exec(env.MAILCHIMP_API_KEY)?.[1]}.api.mailchimp.com`,
            apiKey: env.MAILCHIMP_API_KEY,
            listId: env.MAILCHIMP_LIST_ID,
          }
        : undefined,
    listmonk:
      env.LISTMONK_URL && env.LISTMONK_USER && env.LISTMONK_TOKEN && env.LISTMONK_LISTS
        ? { url: env.LISTMONK_URL, user: env.LISTMONK_USER, token: env.LISTMONK_TOKEN, lists: env.LISTMONK_LISTS }
        : undefined,
    /** How long delivered leads and kept mails stay; undefined keeps them. */
    retentionMs: env.RETENTION_DAYS === undefined ? undefined : env.RETENTION_DAYS * 24 * 3_600_000,
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST, port: env.METRICS_PORT, token: env.METRICS_TOKEN }
      : undefined,
    outboxLimits: {
      maxPendingMs: env.OUTBOX_MAX_PENDING_MIN * 60_000,
      minFreeBytes: env.DISK_MIN_FREE_MB * 1024 * 1024,
    },
    /** Whether SITE_URL was set; without it other names of this machine count as our own origin, too. */
    hasSiteUrl: env.SITE_URL !== undefined,
  }));

export type Env = z.infer<typeof schema>;

/** Every variable the server reads; `.env.example` lists the same. */
export const envNames = [
  "HOST",
  "PORT",
  "SITE_URL",
  "DEPLOYMENT",
  "CONTENT_DIR",
  "LOG_LEVEL",
  "PAGE_CACHE_MB",
  "DATA_DIR",
  "SECRET",
  "TRUSTED_PROXY_HOPS",
  "FORM_LIMIT_PER_10_MIN",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_TO",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "CMS_LEADS_URL",
  "CMS_LEADS_TOKEN",
  "MAILCHIMP_API_KEY",
  "MAILCHIMP_LIST_ID",
  "MAILCHIMP_URL",
  "LISTMONK_URL",
  "LISTMONK_USER",
  "LISTMONK_TOKEN",
  "LISTMONK_LISTS",
  "RETENTION_DAYS",
  "METRICS_PORT",
  "METRICS_HOST",
  "METRICS_TOKEN",
  "UPLOAD_MAX_MB",
  "MAIL_ATTACHMENT_MB",
  "OUTBOX_MAX_PENDING_MIN",
  "DISK_MIN_FREE_MB",
] as const;

/** Values that must not appear in messages. */
const secretNames = [
  "SECRET",
  "SMTP_URL",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "CMS_LEADS_URL",
  "CMS_LEADS_TOKEN",
  "MAILCHIMP_API_KEY",
  "LISTMONK_TOKEN",
  "METRICS_TOKEN",
];

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/**
 * Reads and validates the environment. Empty variables count as unset.
 * @throws StartError that lists every wrong variable, its value and what is expected
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(envNames.map((name) => [name, source[name] === "" ? undefined : source[name]]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = given[name] !== undefined && secretNames.includes(name) ? "(not shown)" : given[name];
    return `  ${name}="${value ?? ""}": ${issue.message}`;
  });
  throw new StartError(`The environment has wrong values:\n${lines.join("\n")}\nSee .env.example for every variable.`);
}
