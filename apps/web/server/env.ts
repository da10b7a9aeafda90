import { resolve } from "node:path";
import { parseScanner } from "@waku/leads/uploads";
import {
  baseAddress,
  dayMs,
  isLoopback,
  logLevel,
  mailFrom,
  minFreeMb,
  origin,
  readVariables,
  retentionDays,
  secret,
  smtpUrl,
  webAddress,
  wholeNumber,
} from "@waku/server";
import { z } from "zod";

const root = resolve(import.meta.dirname, "../../..");

const listIds = z
  .string()
  .regex(/^\s*\d{1,9}(\s*,\s*\d{1,9})*\s*$/, "must be numbers of lists, separated by commas")
  .transform((value) => value.split(",").map(Number));

/** Variables that count together only: whoever sets one must set the others, too. */
const groups = [
  { any: ["SMTP_URL"], needs: ["MAIL_FROM", "MAIL_TO"] },
  { any: ["WEBHOOK_URL"], needs: ["WEBHOOK_SECRET"] },
  { any: ["CMS_URL", "CMS_TOKEN"], needs: ["CMS_URL", "CMS_TOKEN"] },
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
    LOG_LEVEL: logLevel.default("info"),
    PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
    FILE_CACHE_MB: wholeNumber(1, 4096).default(32),
    FILE_TIME_LIMIT_S: wholeNumber(1, 600).default(45),
    CACHE_WARM_UP: z.enum(["yes", "no"]).default("yes"),
    PAGE_COMPRESSION: z.enum(["best", "quick"]).default("best"),
    DATA_DIR: z.string().min(1).default(resolve(root, "data")),
    SECRET: secret.optional(),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    FORM_LIMIT_PER_10_MIN: wholeNumber(1, 1_000_000).default(20),
    APPOINTMENTS_PER_HOUR: wholeNumber(1, 1_000_000).default(30),
    RENDER_LIMIT_PER_MIN: wholeNumber(1, 1_000_000).default(120),
    RENDER_LIMIT_PER_SECOND: wholeNumber(1, 1_000_000).default(30),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    MAIL_TO: z.email("must be one e-mail address").optional(),
    WEBHOOK_URL: webAddress.optional(),
    WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    CMS_URL: baseAddress.optional(),
    CMS_TOKEN: secret.regex(/^[!-~]*$/, "must hold no spaces, and ASCII characters only").optional(),
    CMS_POLL_SECONDS: wholeNumber(1, 3600).default(5),
    MAILCHIMP_API_KEY: z.string().optional(),
    MAILCHIMP_LIST_ID: z
      .string()
      .regex(/^\w{1,40}$/, "must be the id of an audience, as its settings show it")
      .optional(),
    MAILCHIMP_URL: baseAddress.optional(),
    LISTMONK_URL: baseAddress.optional(),
    LISTMONK_USER: z.string().optional(),
    LISTMONK_TOKEN: z.string().optional(),
    LISTMONK_LISTS: listIds.optional(),
    RETENTION_DAYS: retentionDays,
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    UPLOAD_MAX_MB: wholeNumber(1, 100).default(8),
    UPLOAD_DAILY_MB: wholeNumber(1, 1_000_000).default(500),
    UPLOAD_SCANNER: z
      .string()
      .transform(parseScanner)
      .refine((scanner) => scanner !== undefined, "must be clamd://host:port, or a command without quotes")
      .optional(),
    MAIL_ATTACHMENT_MB: wholeNumber(0, 50).default(10),
    OUTBOX_MAX_PENDING_MIN: wholeNumber(1, 10_000).default(60),
    DISK_MIN_FREE_MB: minFreeMb,
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
    if (env.UPLOAD_DAILY_MB < env.UPLOAD_MAX_MB)
      demand("UPLOAD_DAILY_MB", `must be at least UPLOAD_MAX_MB (${env.UPLOAD_MAX_MB}), or no file is taken`);
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
    /** Share pictures and PDFs that were made. */
    fileCacheBytes: env.FILE_CACHE_MB * 1024 * 1024,
    fileTimeLimitMs: env.FILE_TIME_LIMIT_S * 1000,
    /** Pages that the cache does not save from being rendered. */
    renderLimits: { perMinute: env.RENDER_LIMIT_PER_MIN, perSecond: env.RENDER_LIMIT_PER_SECOND },
    /** Whether a start renders every static page at once, or each when it is asked for. */
    warmsUp: env.CACHE_WARM_UP === "yes",
    pageCompression: env.PAGE_COMPRESSION,
    /** Accepted leads, kept mails and the generated secret. */
    dataDir: resolve(env.DATA_DIR),
    secret: env.SECRET,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    /** Forms that one address may send in ten minutes. */
    formLimit: env.FORM_LIMIT_PER_10_MIN,
    /** Appointments that all visitors together may book and move in an hour. */
    appointmentsPerHour: env.APPOINTMENTS_PER_HOUR,
    /** Largest file that a form takes. */
    maxFileBytes: env.UPLOAD_MAX_MB * 1_000_000,
    /** Files that all visitors together may leave within a day. */
    uploadBytesPerDay: env.UPLOAD_DAILY_MB * 1_000_000,
    uploadScanner: env.UPLOAD_SCANNER,
    /** Files of a lead up to this size in all are attached to the team's mail; beyond they come as links. */
    maxAttachmentBytes: env.MAIL_ATTACHMENT_MB * 1_000_000,
    smtp: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "website@localhost",
    mailTo: env.MAIL_TO ?? "team@localhost",
    webhook: env.WEBHOOK_URL && env.WEBHOOK_SECRET ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET } : undefined,
    /** Gives the content to show, and receives leads. */
    contentBackend:
      env.CMS_URL && env.CMS_TOKEN
        ? { url: env.CMS_URL, token: env.CMS_TOKEN, pollMs: env.CMS_POLL_SECONDS * 1000 }
        : undefined,
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
    /** How long delivered leads and kept mails stay. */
    retentionMs: env.RETENTION_DAYS * dayMs,
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
  "FILE_CACHE_MB",
  "FILE_TIME_LIMIT_S",
  "CACHE_WARM_UP",
  "PAGE_COMPRESSION",
  "DATA_DIR",
  "SECRET",
  "TRUSTED_PROXY_HOPS",
  "FORM_LIMIT_PER_10_MIN",
  "APPOINTMENTS_PER_HOUR",
  "RENDER_LIMIT_PER_MIN",
  "RENDER_LIMIT_PER_SECOND",
  "SMTP_URL",
  "MAIL_FROM",
  "MAIL_TO",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "CMS_URL",
  "CMS_TOKEN",
  "CMS_POLL_SECONDS",
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
  "UPLOAD_DAILY_MB",
  "UPLOAD_SCANNER",
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
  "CMS_TOKEN",
  "MAILCHIMP_API_KEY",
  "LISTMONK_TOKEN",
  "METRICS_TOKEN",
];

/**
 * Reads and validates the environment. Empty variables count as unset.
 * @throws StartError that lists every wrong variable, its value and what is expected
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  return readVariables(schema, source, { names: envNames, secrets: secretNames });
}
