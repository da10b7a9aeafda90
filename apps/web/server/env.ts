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
    WEBHOOK_URL: z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" }).optional(),
    WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
    UPLOAD_MAX_MB: wholeNumber(1, 100).default(8),
    MAIL_ATTACHMENT_MB: wholeNumber(0, 50).default(10),
    OUTBOX_MAX_PENDING_MIN: wholeNumber(1, 10_000).default(60),
    DISK_MIN_FREE_MB: wholeNumber(0, 1_000_000).default(200),
  })
  .superRefine((env, context) => {
    const missing = [
      ...(env.SMTP_URL ? (["MAIL_FROM", "MAIL_TO"] as const) : []),
      ...(env.WEBHOOK_URL ? (["WEBHOOK_SECRET"] as const) : []),
    ].filter((name) => env[name] === undefined);
    for (const name of missing)
      context.addIssue({ code: "custom", path: [name], message: "must be set with SMTP_URL or WEBHOOK_URL" });
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
  "UPLOAD_MAX_MB",
  "MAIL_ATTACHMENT_MB",
  "OUTBOX_MAX_PENDING_MIN",
  "DISK_MIN_FREE_MB",
] as const;

/** Values that must not appear in messages. */
const secretNames = ["SECRET", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET"];

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
    const value = secretNames.includes(name) ? "(not shown)" : given[name];
    return `  ${name}="${value ?? ""}": ${issue.message}`;
  });
  throw new StartError(`The environment has wrong values:\n${lines.join("\n")}\nSee .env.example for every variable.`);
}
