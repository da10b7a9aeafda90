import "../../app/i18n/messages/server";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { errorDocument, errorDocumentPolicy } from "./error-document";

const failure = { status: 500, siteName: "WAKU Care", reference: "r-1" };

describe("page for failures", () => {
  it.each([
    ["de", "de-DE", "Ein Fehler ist aufgetreten", "Zur Startseite"],
    ["en", "en-US", "An error occurred", "Back to the start page"],
  ] as const)("speaks the visitor's language: %s", (locale, tag, title, way) => {
    const html = errorDocument({ ...failure, locale });
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}">`));
    expect(html).toContain(`<title>${title} | WAKU Care</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a href="/${locale}">${way}</a>`);
  });

  it("needs no other file, and its policy allows exactly its styles", () => {
    const html = errorDocument({ ...failure, locale: "de" });
    expect(html).not.toMatch(/<script|<link|<img|url\(|src=/);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
    expect(errorDocumentPolicy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });

  it("shows the reference as text", () => {
    expect(errorDocument({ ...failure, locale: "de", reference: "<b>1" })).toContain("Kennung: &lt;b&gt;1");
  });
});
