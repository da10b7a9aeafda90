import fc from "fast-check";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { canonicalAddress, canonicalPath } from "./canonical-address";

describe("canonical path", () => {
  it.each([
    // Already canonical.
    ["/", "/"],
    ["/de", "/de"],
    ["/en/features/live-map", "/en/features/live-map"],
    ["/pricing", "/pricing"],
    // Slashes.
    ["/de/", "/de"],
    ["/de/pricing/", "/de/pricing"],
    ["//de//pricing//", "/de/pricing"],
    ["///", "/"],
    ["//host", "/host"],
    ["/de//host", "/de/host"],
    // Spelling of the language.
    ["/DE", "/de"],
    ["/De/pricing", "/de/pricing"],
    ["/de-AT/pricing", "/de/pricing"],
    ["/en_US", "/en"],
    ["/EN-gb/", "/en"],
    // Other languages and doubled prefixes are left for the not-found page.
    ["/fr/pricing", "/fr/pricing"],
    ["/fr-FR", "/fr-FR"],
    ["/de/de/pricing", "/de/de/pricing"],
    ["/de/EN", "/de/EN"],
    // Words that begin like a language.
    ["/demo", "/demo"],
    ["/enterprise/", "/enterprise"],
    ["/development", "/development"],
    ["/en-route-planning", "/en-route-planning"],
    ["/de-escalation", "/de-escalation"],
  ])("%s → %s", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it("is reached in one step and never leads to another host", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.nat(3), (path, slashes) => {
        const canonical = canonicalPath("/".repeat(slashes) + path);
        expect(canonicalPath(canonical)).toBe(canonical);
        expect(new URL(canonical, "https://site.test").origin).toBe("https://site.test");
      }),
    );
  });
});

describe("redirect to the canonical address", () => {
  const documents = new Set(["de:", "en:", "de:pricing", "en:pricing", "de:magazine/fehler", "en:magazine/fault"]);
  const moved = new Map([
    ["/de/alt", "/de/pricing"],
    ["/en/magazine/fehler", "/en/magazine/fault"],
    // As editors wrote.
    ["/de/aktion", "/en/pricing"],
    ["/messe-2027", "/de/pricing"],
    ["/magazine/fehler", "/de"],
  ]);
  const robots = { robots: [{ id: "arm-5", type: "cobot" }], manufacturers: [{ id: "acme" }] };
  const content = {
    find: async (locale: string, path: string) => (documents.has(`${locale}:${path}`) ? ({} as never) : undefined),
    leftFor: async (address: string) => moved.get(address),
    globals: async () => ({ robots, faultCodes: [{ id: "drv-101" }] }) as never,
  };
  const app = new Hono();
  app.use(canonicalAddress(content) as never);
  app.all("*", (context) => context.text("shown"));
  const ask = async (path: string, language = "en", method = "GET") => {
    const { status, headers } = await app.request(`http://site.test${path}`, {
      method,
      headers: { "Accept-Language": language },
    });
    return [status, headers.get("location"), headers.get("cache-control")];
  };

  it.each([
    ["/DE//pricing/?utm_source=a&x=%C3%A4", "/de/pricing?utm_source=a&x=%C3%A4", null],
    ["/de/PRICING", "/de/pricing", null],
    ["/de_AT/Magazine/Fehler/", "/de/magazine/fehler", null],
    ["/de/robots/Arm-5/", "/de/robots/arm-5", null],
    ["/en/robots/types/Cobot", "/en/robots/types/cobot", null],
    ["/de/alt", "/de/pricing", "public, max-age=300"],
    ["/DE//Alt/", "/de/pricing", "public, max-age=300"],
    ["/nope/", "/nope", null],
    ["/de/aktion?a=1", "/en/pricing?a=1", "public, max-age=300"],
    ["/messe-2027?a=1", "/de/pricing?a=1", "public, max-age=300"],
    ["//Messe-2027/", "/de/pricing", "public, max-age=300"],
    ["/messe-2027.md", "/de/pricing.md", "public, max-age=300"],
    ["/de/fault-codes/DRV-101", "/de/fault-codes/drv-101", null],
    ["/DE//Pricing.MD", "/de/pricing.md", null],
    ["/de/alt.md?a=1", "/de/pricing.md?a=1", "public, max-age=300"],
    ["/de/index.md", "/de.md", null],
    ["/en/robots/Arm-5.md", "/en/robots/arm-5.md", null],
  ])("%s is permanent: %s", async (path, target, cached) => {
    expect(await ask(path)).toEqual([301, target, cached]);
  });

  it.each([
    ["/", "de", "/de"],
    ["/", "en", "/en"],
    ["//?a=1", "de", "/de?a=1"],
    ["/pricing", "de", "/de/pricing"],
    ["//Pricing/?a=/b/", "de", "/de/pricing?a=/b/"],
    ["/booking?token=x", "de", "/de/booking?token=x"],
    ["/page", "en", "/en/page"],
    ["/robots/arm-5", "de", "/de/robots/arm-5"],
    ["/robots/makers/acme", "en", "/en/robots/makers/acme"],
    // In one language only, or left in one of them.
    ["/magazine/fehler", "en", "/de/magazine/fehler"],
    ["/magazine/fault", "de", "/en/magazine/fault"],
    ["/alt", "en", "/de/pricing"],
    ["/ALT/", "en", "/de/pricing"],
    ["/pricing.md", "de", "/de/pricing.md"],
    ["/index.md", "en", "/en.md"],
    ["/llms-full.txt", "de", "/de/llms-full.txt"],
  ])("%s, read by somebody who prefers %s, is for this visitor: %s", async (path, language, target) => {
    expect(await ask(path, language)).toEqual([302, target, "no-store"]);
  });

  it("keeps method and body of a form", async () => {
    expect(await ask("/de/newsletter/", "en", "POST")).toEqual([308, "/de/newsletter", null]);
  });

  it.each([
    "/de/pricing?x=/y/",
    "/de",
    "/nope",
    "/magazine/nope",
    "/de/magazine/fault",
    "/de/pricing.data",
    "/de.md",
    "/de/pricing.md",
    "/de/nope.md",
    "/llms.txt",
  ])("%s stays", async (path) => {
    expect(await ask(path)).toEqual([200, null, null]);
  });
});
