import { openFilesSource } from "@waku/content";
import { formGroups } from "@waku/content/schema";
import { type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../content-copy";

let content: ContentCopy;
let site: Site;

const hostOf = (group: string) => `https://${group}.crm.example`;

beforeAll(async () => {
  content = await copyContent();
  await content.edit("shared/forms.yaml", (text) =>
    text
      .replace(
        /^ {2}([a-z-]+): \{ hostedUrl: null/gm,
        (_, group) => `  ${group}: { hostedUrl: "${hostOf(group)}/form?lang=en"`,
      )
      .replace("newsletterUrl: null", 'newsletterUrl: "https://list.example/subscribe?u=1"'),
  );
  site = await startSite({ CONTENT_DIR: content.folder });
});
afterAll(async () => {
  await site.stop();
  await content.remove();
});

/** The buttons of a page, wherever they stand. */
function buttons(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const rows = main.matchAll(/<div class="[^"]*actions[^"]*">(.*?)<\/div>/g);
  return [...rows].flatMap(([, row = ""]) => [...row.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href));
}

const page = async (path: string) => (await fetch(site.url + path)).text();

describe.each(["de", "en"] as const)("%s", (locale) => {
  test.each(formGroups)("every page of the group %s sends its inquiries to the form of the group", async (group) => {
    const source = await openFilesSource({ folder: content.folder, watch: false, onProblems: () => undefined });
    const paths = [...(await source.entries(locale))].flatMap((entry) =>
      entry.kind === "page" && entry.page.inquiries === group ? [entry.path] : [],
    );
    expect(paths.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const path of paths) {
      const html = await page(`/${locale}/${path}`);
      const hosted = `${hostOf(group)}/form?lang=en&amp;utm_content=${encodeURIComponent(`${locale}/${path}`)}`;
      const links = buttons(html);
      if (!links.includes(hosted)) faults.push(`${path}: no button leads to ${hosted}`);
      const wrong = links.filter(
        (href) =>
          /^\/\w\w\/(contact|platform\/live-demo|request-offer|book-appointment)(?=#|$)/.test(href) ||
          /#(inquiry|request|trial)$/.test(href),
      );
      const others = [...html.matchAll(/href="(https:\/\/[a-z-]+\.crm\.example[^"]*)"/g)].flatMap(([, href = ""]) =>
        href === hosted ? [] : href,
      );
      faults.push(...[...wrong, ...others].map((href) => `${path}: ${href}`));
    }
    expect(faults).toEqual([]);
  });

  test("pages of no group, applications and the trial in the application keep the site's own forms", async () => {
    for (const path of ["contact", "request-offer", "products/waku-care", "partners"]) {
      const html = await page(`/${locale}/${path}`);
      expect(html, path).not.toContain("crm.example");
    }
    expect(await page(`/${locale}/company/jobs`)).toContain('value="application"');
    expect(await page(`/${locale}/request-offer`)).toContain('value="offer"');
  });

  test("the newsletter box of every page opens the provider's form in a new tab", async () => {
    for (const path of ["", "/features/live-map", "/company/jobs", "/nowhere"]) {
      const footer = (await page(`/${locale}${path}`)).split("<footer")[1] ?? "";
      const [box = ""] = /<form[^>]*>.*?<\/form>/s.exec(footer) ?? [];
      for (const part of [
        'action="https://list.example/subscribe?u=1"',
        'target="_blank"',
        'rel="noopener"',
        'method="post"',
      ])
        expect(box.slice(0, box.indexOf(">"))).toContain(part);
      expect(box).toMatch(/<input[^>]* name="EMAIL"/);
      expect(box).toMatch(/<input[^>]* aria-hidden="true" name="b_confirm"/);
      expect(box).not.toContain('name="form"');
    }
  });
});
