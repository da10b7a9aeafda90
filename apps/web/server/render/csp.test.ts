import { createHash } from "node:crypto";
import type { Globals } from "@waku/content";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp";

type Parts = Pick<Globals, "integrations" | "forms"> & { site: Pick<Globals["site"], "videos"> };

/** Nothing third-party is switched on. */
const nothing: Parts = {
  site: { videos: { tour: null } },
  integrations: { analytics: null, chat: null, visitorIdentification: null },
  forms: { newsletterUrl: null } as Globals["forms"],
};

/** Directives of the policy by name. */
function policy(html: string, parts: Partial<Parts> = {}, isHttps = true): Record<string, string[]> {
  const text = contentSecurityPolicy(html, { ...nothing, ...parts } as Globals, isHttps);
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("Content Security Policy", () => {
  it("allows each inline script and style by the hash of its exact text", () => {
    const script = "\nlet a = '</p>' && 1;\n";
    const deferred = "import('/assets/ü.js')";
    const html = `<style>a{b:c}</style><script>${script}</script><script type="text/deferred-module">${deferred}</script>`;
    const { "script-src": scripts, "style-src": styles } = policy(html);
    expect(scripts).toEqual(["'self'", sha256(script), sha256(deferred)]);
    expect(styles).toEqual(["'self'", sha256("a{b:c}")]);
  });

  it("does not list scripts with an address, data blocks, or a hash twice", () => {
    const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script>1</script><script>1</script>`;
    expect(policy(html)["script-src"]).toEqual(["'self'", sha256("1")]);
  });

  it("never allows unsafe scripts, plugins, foreign frames or another base", () => {
    const directives = policy("<script>1</script>");
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["frame-ancestors"]).toEqual(["'none'"]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(directives["script-src"]?.join(" ")).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(directives).not.toHaveProperty("object-src");
  });

  it("names no third party where none is configured", () => {
    const text = JSON.stringify(policy(""));
    expect(text).not.toMatch(/https?:/);
    expect(policy("")["frame-src"]).toEqual(["'none'"]);
  });

  it("names each configured service where it is needed, and nowhere else", () => {
    const directives = policy("", {
      site: {
        videos: { a: { platform: "youtube", id: "abcdefg" }, b: { platform: "youtube", id: "hijklmn" }, c: null },
      },
      integrations: {
        analytics: { provider: "posthog", host: "https://stats.example", key: "k" },
        chat: { name: "Chat", script: "https://chat.example/widget.js?id=1" },
        visitorIdentification: { name: "Who", script: "https://who.example/t.js" },
      },
      forms: { newsletterUrl: "https://list.example/subscribe" } as Globals["forms"],
    });
    expect(directives["script-src"]).toEqual(["'self'", "https://chat.example", "https://who.example"]);
    expect(directives["connect-src"]).toEqual([
      "'self'",
      "https://stats.example",
      "https://chat.example",
      "https://who.example",
    ]);
    expect(directives["frame-src"]).toEqual([
      "https://www.youtube-nocookie.com",
      "https://chat.example",
      "https://who.example",
    ]);
    expect(directives["form-action"]).toEqual(["'self'", "https://list.example"]);
    expect(directives["font-src"]).toEqual(["data:"]);
    expect(directives["style-src"]).toEqual(["'self'"]);
  });

  it("asks for https only where the site is served by it", () => {
    expect(policy("", {}, true)).toHaveProperty("upgrade-insecure-requests");
    expect(policy("", {}, false)).not.toHaveProperty("upgrade-insecure-requests");
  });
});
