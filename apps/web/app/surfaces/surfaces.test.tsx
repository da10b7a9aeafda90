import { surfaceNames } from "@waku/content/schema";
import { renderToReadableStream } from "react-dom/server";
import { createRoutesStub, useParams } from "react-router";
import { describe, expect, test } from "vitest";
import { type Locale, locales } from "../i18n/locale";
import "../i18n/messages/server";
import { shippedTerms } from "../i18n/shipped-terms";
import { Surface } from "./surface";

const Page = createRoutesStub([{ id: "root", path: "/:name", Component: Shown }]);

function Shown() {
  const { name } = useParams();
  const known = surfaceNames.find((candidate) => candidate === name);
  return known && <Surface name={known} />;
}

/** Complete HTML of a surface on a page in the language, as the server sends it. */
async function render(name: string, locale: Locale): Promise<string> {
  const page = <Page initialEntries={[`/${name}`]} hydrationData={{ loaderData: { root: { locale } } }} />;
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return await new Response(stream).text();
}

function accessibleName(html: string): string {
  return /role="img"[^>]*? aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
}

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
