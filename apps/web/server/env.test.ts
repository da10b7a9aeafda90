import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { StartError } from "@waku/server";
import { describe, expect, it } from "vitest";
import { envNames as backendNames } from "../../cms/src/env.ts";
import { envNames, readEnv } from "./env";

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readEnv(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error("The environment was accepted.");
}

describe("environment", () => {
  it("has a default for everything; empty counts as unset", () => {
    const expected = {
      host: "127.0.0.1",
      port: 3000,
      siteUrl: "http://127.0.0.1:3000",
      deployment: "production",
      contentDir: resolve(import.meta.dirname, "../../../content"),
      logLevel: "info",
      pageCacheBytes: 64 * 1024 * 1024,
      // The privacy page says six months.
      retentionMs: 180 * 86_400_000,
    };
    expect(readEnv({})).toMatchObject(expected);
    expect(readEnv(Object.fromEntries(envNames.map((name) => [name, ""])))).toMatchObject(expected);
  });

  it("derives the public origin from host and port only where SITE_URL is unset", () => {
    expect(readEnv({ HOST: "::1", PORT: "8080" }).siteUrl).toBe("http://[::1]:8080");
    expect(readEnv({ SITE_URL: "https://www.example.com/" }).siteUrl).toBe("https://www.example.com");
  });

  it.each([
    ["PORT", "abc", "must be a whole number from 1 to 65535"],
    ["PORT", "70000", "must be a whole number from 1 to 65535"],
    ["PORT", "0", "must be a whole number from 1 to 65535"],
    ["PORT", "-1", "must be a whole number from 1 to 65535"],
    ["PORT", "80.5", "must be a whole number from 1 to 65535"],
    ["PORT", " ", "must be a whole number from 1 to 65535"],
    ["PORT", "0x50", "must be a whole number from 1 to 65535"],
    ["SITE_URL", "www.example.com", "must be an http:// or https:// address"],
    ["SITE_URL", "ftp://example.com", "must be an http:// or https:// address"],
    ["SITE_URL", "https://example.com/path", "must be an origin without path"],
    ["SITE_URL", "https://example.com/?a=1", "must be an origin without path"],
    ["SITE_URL", "https://user:secret@example.com", "must be an origin without path"],
    ["DEPLOYMENT", "staging", "production"],
    ["LOG_LEVEL", "loud", "silent"],
    ["UPLOAD_DAILY_MB", "7", "must be at least UPLOAD_MAX_MB (8)"],
    ["UPLOAD_SCANNER", "http://scanner.internal", "must be clamd://host:port"],
    ["APPOINTMENTS_PER_HOUR", "0", "must be a whole number from 1"],
    ["SITE_URL", "https://", "must be an http:// or https:// address"],
    ["PAGE_CACHE_MB", "0", "must be a whole number from 1 to 4096"],
    ["PAGE_CACHE_MB", "lots", "must be a whole number from 1 to 4096"],
  ])("refuses %s=%s and says what is expected", (name, value, expected) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}="${value}"`);
    expect(message).toContain(expected);
    expect(message).toContain(".env.example");
  });

  it.each(["a".repeat(40), "abcabc1".repeat(8), "too short"])("refuses a key that is none: %s", (value) => {
    for (const name of ["SECRET", "CMS_TOKEN"]) {
      const message = refusal({ [name]: value });
      expect(message).toMatch(
        new RegExp(`${name}="\\(not shown\\)": must (?:be random, with at least 8|have at least 32)`),
      );
      expect(message).not.toContain(value);
    }
  });

  it("lists everything that is wrong at once", () => {
    const message = refusal({ PORT: "x", DEPLOYMENT: "y", LOG_LEVEL: "z" });
    for (const name of ["PORT", "DEPLOYMENT", "LOG_LEVEL"]) expect(message).toContain(name);
  });

  it.each([
    [{ SMTP_URL: "smtp://localhost" }, ["MAIL_FROM", "MAIL_TO"]],
    [{ WEBHOOK_URL: "https://crm.example.com" }, ["WEBHOOK_SECRET"]],
    [{ CMS_TOKEN: "0123456789abcdef0123456789abcdef" }, ["CMS_URL"]],
    [{ CMS_URL: "https://cms.example.com" }, ["CMS_TOKEN"]],
    [{ MAILCHIMP_API_KEY: "0123-us6" }, ["MAILCHIMP_LIST_ID"]],
    [{ MAILCHIMP_API_KEY: "0123", MAILCHIMP_LIST_ID: "a1" }, ["MAILCHIMP_URL"]],
    [{ LISTMONK_URL: "https://lists.example.com" }, ["LISTMONK_USER", "LISTMONK_TOKEN", "LISTMONK_LISTS"]],
    [{ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, ["METRICS_TOKEN"]],
  ])("asks for what %j needs", (env, missing) => {
    const message = refusal(env);
    for (const name of missing) expect(message).toContain(`${name}="": must be set`);
  });

  it("reads where the content backend is, and how often it is asked", () => {
    const backend = { CMS_URL: "https://cms.example.com/waku/", CMS_TOKEN: "0123456789abcdef0123456789abcdef" };
    const expected = { url: "https://cms.example.com/waku", token: backend.CMS_TOKEN };
    expect(readEnv(backend).contentBackend).toEqual({ ...expected, pollMs: 5000 });
    expect(readEnv({ ...backend, CMS_POLL_SECONDS: "60" }).contentBackend).toEqual({ ...expected, pollMs: 60_000 });
    expect(refusal({ ...backend, CMS_TOKEN: "too short" })).toContain('CMS_TOKEN="(not shown)": must have at least 32');
    expect(refusal({ ...backend, CMS_URL: "https://a:b@cms.example.com" })).toContain(
      "must be an address without user name and password",
    );
    expect(refusal({ ...backend, CMS_POLL_SECONDS: "0" })).toContain("must be a whole number from 1 to 3600");
  });

  it("sends what visitors wrote over TLS, or within one's own network", () => {
    const given = (url: string) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: "0123456789abcdef" });
    for (const url of [
      "https://crm.example.com/leads?a=1",
      "http://127.0.0.1:9/x",
      "http://[::1]:9",
      "http://crm:8080",
      "http://192.168.1.4",
      "http://crm.internal",
    ])
      expect(readEnv(given(url)).webhook?.url).toBe(url);
    for (const url of ["javascript:alert(1)", "data:text/plain,a", "crm.example.com", "https:crm.example.com"])
      expect(refusal(given(url))).toContain('WEBHOOK_URL="(not shown)": must be an https:// address');
    for (const url of ["http://crm.example.com", "http://192.169.1.4", "http://[2001:db8::1]"])
      expect(refusal(given(url))).toContain("http:// is for your own network alone");
    const withPassword = refusal(given("https://user:the-password@crm.example.com"));
    expect(withPassword).toContain("must be an address without user name and password");
    expect(withPassword).not.toContain("the-password");
  });

  it("reads what mailing lists need, and shows none of their keys", () => {
    const mailchimp = { MAILCHIMP_API_KEY: "0123456789abcdef-us6", MAILCHIMP_LIST_ID: "a1b2c3" };
    expect(readEnv(mailchimp).mailchimp?.url).toBe("https://us6.api.mailchimp.com");
    const listmonk = { LISTMONK_URL: "https://a.example/lists/", LISTMONK_USER: "w", LISTMONK_TOKEN: "the-token" };
    expect(readEnv({ ...listmonk, LISTMONK_LISTS: "1, 20" }).listmonk).toMatchObject({
      url: "https://a.example/lists",
      lists: [1, 20],
    });
    const message = refusal({ ...listmonk, LISTMONK_LISTS: "one", RETENTION_DAYS: "1" });
    expect(message).toContain('LISTMONK_LISTS="one": must be numbers');
    expect(message).toContain('RETENTION_DAYS="1": must be a whole number from 7');
    expect(message).not.toContain("the-token");
  });

  it("is documented: .env.example lists what site and backend read, and nothing else", () => {
    const example = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8");
    const documented = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const read = new Set([...envNames, ...backendNames]);
    expect(documented.sort()).toEqual([...read].sort());
  });
});
