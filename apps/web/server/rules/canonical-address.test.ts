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
  const app = new Hono();
  app.use(canonicalAddress() as never);
  app.all("*", (context) => context.text("shown"));

  it("keeps the query and is permanent", async () => {
    const response = await app.request("http://site.test/DE//pricing/?utm_source=a&x=%C3%A4");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/de/pricing?utm_source=a&x=%C3%A4");
  });

  it("keeps method and body of a form", async () => {
    const response = await app.request("http://site.test/de/newsletter/", { method: "POST", body: "a=1" });
    expect(response.status).toBe(308);
  });

  it("lets canonical addresses pass", async () => {
    expect(await (await app.request("http://site.test/de/pricing?x=/y/")).text()).toBe("shown");
  });
});
