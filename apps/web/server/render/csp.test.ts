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

type Inline = { scripts: string[]; styles: string[] };
const none: Inline = { scripts: [], styles: [] };

/** Directives of the policy by name. */
function policy(page: Inline = none, parts: Partial<Parts> = {}, isHttps = true): Record<string, string[]> {
  const text = contentSecurityPolicy(page, { ...nothing, ...parts } as Globals, isHttps);
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
  it("allows each of the page's own inline scripts and styles by the hash of its exact text, once", () => {
    const script = "\nlet a = '</p>' && 1;\n";
    const deferred = "import('/assets/ü.js')";
    const { "script-src": scripts, "style-src": styles } = policy({
      scripts: [script, deferred, script],
      styles: ["a{b:c}"],
    });
    expect(scripts).toEqual(["'self'", sha256(script), sha256(deferred)]);
    expect(styles).toEqual(["'self'", sha256("a{b:c}")]);
  });

  it("never allows unsafe scripts, plugins, foreign frames or another base", () => {
    const directives = policy({ scripts: ["1"], styles: [] });
    expect(directives["default-src"]).toEqual(["'none'"]);
    expect(directives["frame-ancestors"]).toEqual(["'none'"]);
    expect(directives["base-uri"]).toEqual(["'none'"]);
    expect(directives["script-src"]?.join(" ")).not.toMatch(/unsafe|\*|data:|https?:/);
    expect(directives).not.toHaveProperty("object-src");
  });

  it("names no third party where none is configured", () => {
    const text = JSON.stringify(policy());
    expect(text).not.toMatch(/https?:/);
    expect(policy()["frame-src"]).toEqual(["'none'"]);
  });

  it("names each configured service where it is needed, and nowhere else", () => {
    const directives = policy(none, {
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
    expect(directives["font-src"]).toEqual(["'self'"]);
    expect(directives["style-src"]).toEqual(["'self'"]);
  });

  it("asks for https only where the site is served by it", () => {
    expect(policy(none, {}, true)).toHaveProperty("upgrade-insecure-requests");
    expect(policy(none, {}, false)).not.toHaveProperty("upgrade-insecure-requests");
  });
});
