import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { envNames, readEnv } from "./env";
import { StartError } from "./start-error";

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
    ["SITE_URL", "https://", "must be an http:// or https:// address"],
    ["PAGE_CACHE_MB", "0", "must be a whole number from 1 to 4096"],
    ["PAGE_CACHE_MB", "lots", "must be a whole number from 1 to 4096"],
  ])("refuses %s=%s and says what is expected", (name, value, expected) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name}="${value}"`);
    expect(message).toContain(expected);
    expect(message).toContain(".env.example");
  });

  it("lists everything that is wrong at once", () => {
    const message = refusal({ PORT: "x", DEPLOYMENT: "y", LOG_LEVEL: "z" });
    for (const name of ["PORT", "DEPLOYMENT", "LOG_LEVEL"]) expect(message).toContain(name);
  });

  it("is documented: .env.example lists the same variables", () => {
    const example = readFileSync(resolve(import.meta.dirname, "../../../.env.example"), "utf8");
    const documented = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual([...envNames].sort());
  });
});
