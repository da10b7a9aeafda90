import { surfaceNames } from "@waku/content/schema";
import { type Locale, locales } from "@waku/i18n/locale";
import { describe, expect, test } from "vitest";
import { shippedTerms } from "../i18n/shipped-terms";
import { accessibleName, renderSurface as render } from "./render-surface";

/** Contents of elements that hold nothing but text, with what React puts between text nodes taken out. */
function texts(html: string): string[] {
  const plain = html.replaceAll(/<!--.*?-->/g, "");
  return [
    ...plain.matchAll(/<(?:b|small|code|time|p|dt|dd|li)\b[^>]*>([^<]*)<\/(?:b|small|code|time|p|dt|dd|li)>/g),
  ].map((match) => match[1] ?? "");
}

/** Words that only one of the languages has. */
const marks: Record<Locale, RegExp> = {
  de: /\b(und|der|die|das|mit|von|auf)\b/,
  en: /\b(and|the|with|of|from)\b/,
};
const otherLocale: Record<Locale, Locale> = { de: "en", en: "de" };

describe.each(surfaceNames)("surface %s", (name) => {
  test.each([...locales])("speaks %s", async (locale) => {
    const html = await render(name, locale);
    const label = accessibleName(html);
    expect(label.length).toBeGreaterThan(60);
    expect(label).toMatch(marks[locale]);
    expect(label).not.toMatch(marks[otherLocale[locale]]);
    expect(html.match(/role="img"/g)).toHaveLength(1);
  });

  test.each([...locales])("has no empty place in %s", async (locale) => {
    const found = texts(await render(name, locale));
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter((text) => text.trim() === "")).toEqual([]);
    expect(found.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  test.each([...locales])("says the words of this site in %s", async (locale) => {
    const html = await render(name, locale);
    const shown = [accessibleName(html), ...texts(html)].join("\n");
    expect(shippedTerms.find(shown, locale)).toEqual([]);
  });

  test("is complete without scripts and hides its inner text from assistive technology", async () => {
    const html = await render(name, "en");
    expect(html).toContain("<figure");
    expect(html).not.toContain("<template");
    expect(html).not.toContain("<script");
    expect(html).toMatch(/role="img"[^>]*><div aria-hidden="true"/);
  });

  test("tells a story, and rests where nobody plays it", async () => {
    const html = await render(name, "de");
    expect(html).toContain('data-story="rest"');
    expect(html.match(/data-beat="/g)?.length ?? 0).toBeGreaterThan(2);
    const [control = ""] = /<button[^>]*data-story-control[^>]*>/.exec(html) ?? [];
    expect(control).toMatch(/ hidden=""/);
    expect(control).toMatch(/ data-pause="[^"]+" data-resume="[^"]+" data-replay="[^"]+"/);
  });

  test("differs between the languages", async () => {
    const [de, en] = [await render(name, "de"), await render(name, "en")];
    expect(accessibleName(de)).not.toBe(accessibleName(en));
    expect(texts(de)).not.toEqual(texts(en));
  });
});
