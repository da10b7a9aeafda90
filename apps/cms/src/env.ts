import { resolve } from "node:path";
import {
  dayMs,
  logLevel,
  mailFrom,
  minFreeMb,
  origin,
  readVariables,
  retentionDays,
  secret,
  smtpUrl,
  wholeNumber,
} from "@waku/server/variables";
import { z } from "zod";

/** The backend runs from its own folder. */
const root = resolve(/* turbopackIgnore: true */ process.cwd(), "../..");

const schema = z
  .object({
    CMS_HOST: z.string().min(1).default("127.0.0.1"),
    CMS_PORT: wholeNumber(1, 65535).default(3001),
    CMS_TOKEN: secret,
    CMS_SECRET: secret.optional(),
    CMS_DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
      .optional(),
    CMS_PUBLIC_URL: origin.optional(),
    CMS_ADMIN_EMAIL: z.email().optional(),
    CMS_ADMIN_PASSWORD: z.string().min(12).optional(),
    SITE_URL: origin.default("http://127.0.0.1:3000"),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    DATA_DIR: z.string().min(1).default(resolve(root, "data")),
    CONTENT_DIR: z.string().min(1).default(resolve(root, "content")),
    RETENTION_DAYS: retentionDays,
    DISK_MIN_FREE_MB: minFreeMb,
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    LOG_LEVEL: logLevel.default("info"),
  })
  .refine((env) => !env.CMS_ADMIN_EMAIL === !env.CMS_ADMIN_PASSWORD, {
    path: ["CMS_ADMIN_PASSWORD"],
    error: "must be set with CMS_ADMIN_EMAIL, and only with it",
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ["MAIL_FROM"], error: "must be set with SMTP_URL" })
  .transform((env) => ({
    host: env.CMS_HOST,
    port: env.CMS_PORT,
    /** Shared with the site. */
    siteToken: env.CMS_TOKEN,
    /** Signs the sessions of editors; set by the server before it serves. */
    secret: env.CMS_SECRET ?? "",
    /** Without it the backend runs a server of its own in the data folder. */
    databaseUrl: env.CMS_DATABASE_URL,
    /** Where editors reach the backend. */
    publicUrl: env.CMS_PUBLIC_URL ?? `http://${env.CMS_HOST}:${env.CMS_PORT}`,
    /** The first administrator of an empty backend; without it a link is printed. */
    administrator:
      env.CMS_ADMIN_EMAIL && env.CMS_ADMIN_PASSWORD
        ? { email: env.CMS_ADMIN_EMAIL, password: env.CMS_ADMIN_PASSWORD }
        : undefined,
    siteUrl: env.SITE_URL,
    /** Without it mails are kept as files. */
    smtp: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "backend@localhost",
    dataDir: resolve(env.DATA_DIR),
    /** What an empty backend begins with, and where the pictures of the site lie. */
    contentDir: resolve(env.CONTENT_DIR),
    /** How long leads stay that are settled. */
    retentionMs: env.RETENTION_DAYS * dayMs,
    /** Below it the disk is said to be nearly full, and takes no files. */
    minFreeBytes: env.DISK_MIN_FREE_MB * 1024 * 1024,
    /** Reverse proxies in front of the backend whose X-Forwarded-For entries count. */
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
  }));

export type Env = z.infer<typeof schema>;

/** Every variable the backend reads; `.env.example` lists the same. */
export const envNames = [
  "CMS_HOST",
  "CMS_PORT",
  "CMS_TOKEN",
  "CMS_SECRET",
  "CMS_DATABASE_URL",
  "CMS_PUBLIC_URL",
  "CMS_ADMIN_EMAIL",
  "CMS_ADMIN_PASSWORD",
  "SITE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "DATA_DIR",
  "CONTENT_DIR",
  "RETENTION_DAYS",
  "DISK_MIN_FREE_MB",
  "TRUSTED_PROXY_HOPS",
  "LOG_LEVEL",
] as const;

/** @throws StartError that lists every wrong variable, its value and what is expected */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readVariables(schema, source, {
    names: envNames,
    secrets: ["CMS_TOKEN", "CMS_SECRET", "CMS_DATABASE_URL", "CMS_ADMIN_PASSWORD", "SMTP_URL"],
  });
}
