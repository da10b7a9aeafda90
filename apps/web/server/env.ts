import { resolve } from "node:path";
import { z } from "zod";
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
] as const;

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
    return `  ${name}="${given[name]}": ${issue.message}`;
  });
  throw new StartError(`The environment has wrong values:\n${lines.join("\n")}\nSee .env.example for every variable.`);
}
