import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { StartError } from "./start-error.ts";

/** An origin of the web; what `URL` makes of it. */
export const origin = z
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

/** A whole number within limits, both included. */
export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

export const dayMs = 24 * 3_600_000;

/** How long site and backend keep leads; the privacy page of `content/` says six months, too. */
export const retentionDays = wholeNumber(7, 36_500).default(180);

/** Space that stays free on the disks of the data folder, in MB. */
export const minFreeMb = wholeNumber(0, 1_000_000).default(200);

/** An address that personal data is sent to, with or without path: https, or a host of one's own network. */
export const webAddress = z
  .string()
  .refine((value) => /^https?:\/\/[^\s\\]+$/.test(value) && URL.canParse(value), {
    error: "must be an https:// address",
    abort: true,
  })
  .refine((value) => URL.parse(value)?.username === "" && URL.parse(value)?.password === "", {
    error: "must be an address without user name and password",
    abort: true,
  })
  .refine(
    (value) => value.startsWith("https:") || isOwnNetwork(new URL(value).hostname),
    "must be an https:// address; http:// is for your own network alone (localhost, 10.0.0.5, a name without dots)",
  );

/** An address that paths are put behind. */
export const baseAddress = webAddress
  .refine((value) => /^[^?#]*$/.test(value), "must be an address without query and anchor")
  .transform((url) => url.replace(/\/+$/, ""));

const ownAddresses = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  ownAddresses.addSubnet(address, bits);
ownAddresses.addAddress("::1", "ipv6");
ownAddresses.addSubnet("fc00::", 7, "ipv6");

/** Whether a host is reached without leaving one's own network, by the form of its name. */
function isOwnNetwork(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version !== 0) return ownAddresses.check(address, version === 6 ? "ipv6" : "ipv4");
  return !hostname.includes(".") || /\.(localhost|local|internal)$/.test(hostname);
}

/** Shorter keys could be guessed. */
const minSecretLength = 32;
/** A random key of 32 hexadecimal digits has more in all but one of a million cases. */
const minDifferent = 8;

/** Whether a text could be a key: long enough, and not a few characters again and again. */
export function isSecret(text: string): boolean {
  return text.length >= minSecretLength && new Set(text).size >= minDifferent;
}

/** A key. */
export const secret = z
  .string()
  .trim()
  .min(minSecretLength, { error: `must have at least ${minSecretLength} characters`, abort: true })
  .refine(isSecret, `must be random, with at least ${minDifferent} different characters: openssl rand -base64 32`);

/** Mail server and sender, the same for site and backend. */
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" });
export const mailFrom = z.string().includes("@", { error: "must hold an e-mail address" });

export const logLevel = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);

type Variables = {
  /** Every variable that is read; other ones are none of the server's business. */
  names: readonly string[];
  /** Those whose values must not appear in messages. */
  secrets: readonly string[];
};

/**
 * Reads and validates variables of the environment. Empty ones count as unset.
 * @throws StartError that lists every wrong variable, its value and what is expected
 */
export function readVariables<T>(
  schema: z.ZodType<T>,
  source: Record<string, string | undefined>,
  { names, secrets }: Variables,
): T {
  const given = Object.fromEntries(names.map((name) => [name, source[name] === "" ? undefined : source[name]]));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const value = given[name] !== undefined && secrets.includes(name) ? "(not shown)" : given[name];
    return `  ${name}="${value ?? ""}": ${issue.message}`;
  });
  throw new StartError(`The environment has wrong values:\n${lines.join("\n")}\nSee .env.example for every variable.`);
}
