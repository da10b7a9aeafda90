import { resolve } from "node:path";
import {
  dayMs,
  logLevel,
  mailFrom,
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
      .regex(/^(file:|postgres(ql)?:\/\/)/, "must begin with file: or postgres://")
      .optional(),
    CMS_PUBLIC_URL: origin.optional(),
    SITE_URL: origin.default("http://127.0.0.1:3000"),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    DATA_DIR: z.string().min(1).default(resolve(root, "data")),
    CONTENT_DIR: z.string().min(1).default(resolve(root, "content")),
    RETENTION_DAYS: retentionDays,
    LOG_LEVEL: logLevel.default("info"),
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ["MAIL_FROM"], error: "must be set with SMTP_URL" })
  .transform((env) => ({
    host: env.CMS_HOST,
    port: env.CMS_PORT,
    /** Shared with the site. */
    siteToken: env.CMS_TOKEN,
    /** Signs the sessions of editors; set by the server before it serves. */
    secret: env.CMS_SECRET ?? "",
    databaseUrl: env.CMS_DATABASE_URL ?? `file:${resolve(env.DATA_DIR, "cms.sqlite")}`,
    /** Where editors reach the backend. */
    publicUrl: env.CMS_PUBLIC_URL ?? `http://${env.CMS_HOST}:${env.CMS_PORT}`,
    siteUrl: env.SITE_URL,
    /** Without it mails are kept as files. */
    smtp: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "backend@localhost",
    dataDir: resolve(env.DATA_DIR),
    /** What an empty backend begins with, and where the pictures of the site lie. */
    contentDir: resolve(env.CONTENT_DIR),
    /** How long leads stay that are settled. */
    retentionMs: env.RETENTION_DAYS * dayMs,
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
  "SITE_URL",
  "SMTP_URL",
  "MAIL_FROM",
  "DATA_DIR",
  "CONTENT_DIR",
  "RETENTION_DAYS",
  "LOG_LEVEL",
] as const;

/** @throws StartError that lists every wrong variable, its value and what is expected */
export function readEnv(source: Record<string, string | undefined>): Env {
  return readVariables(schema, source, {
    names: envNames,
    secrets: ["CMS_TOKEN", "CMS_SECRET", "CMS_DATABASE_URL", "SMTP_URL"],
  });
}
