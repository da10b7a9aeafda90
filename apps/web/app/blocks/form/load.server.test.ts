import { fileURLToPath } from "node:url";
import { openFilesSource } from "@waku/content";
import type { BlockOf } from "@waku/content/schema";
import type { Offer } from "@waku/leads/booking";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SiteContext } from "../../context/site";
import type { PageScope } from "../../page-data/page-scope";
import { form } from "./load.server";

let content: SiteContext["content"];
beforeAll(async () => {
  const folder = fileURLToPath(new URL("../../../../../content", import.meta.url));
  content = await openFilesSource({ folder, watch: false, onProblems: () => undefined });
});

async function scope(path: string, query = ""): Promise<PageScope> {
  const globals = structuredClone(await content.globals());
  const newsletter = { isGood: (_step: string, token: string) => token === "good" };
  const booking = { offer: async (form: string) => offers[form] };
  const site = { content, settings: { showGaps: false }, forms: { newsletter, booking }, tags: new Set() };
  return {
    site: site as unknown as SiteContext,
    globals,
    locale: "de",
    path,
    inquiries: path.startsWith("consulting/") ? "consulting" : undefined,
    listPage: 1,
    search: new URLSearchParams(query),
  };
}

const offers: Record<string, Offer> = {
  demo: { slots: [5000, 9000], bookableUntil: 4000, minutes: 25, timeZone: "Europe/Berlin" },
  fair: { slots: [], bookableUntil: 10, minutes: 25, timeZone: "Europe/Berlin", ended: "2024-03-21" },
};
afterEach(() => void vi.useRealTimers());

const block = { type: "form" as const, title: "Titel", text: "Text" };

async function load(block: BlockOf<"form">, scope: PageScope) {
  const view = await form.load(block, scope);
  if (!view) throw new Error("The form is left out.");
  return view;
}

test("a page group with a hosted form links to it, the others have their own", async () => {
  const consulting = await scope("consulting/market-insights");
  consulting.globals.forms.groups.consulting.hostedUrl = "https://crm.example/form";
  const view = await load({ ...block, form: "consulting" }, consulting);
  expect(view.way).toEqual({
    type: "hosted",
    href: "https://crm.example/form?utm_content=de%2Fconsulting%2Fmarket-insights",
  });
  const contact = await scope("contact");
  contact.globals.forms.groups.consulting.hostedUrl = "https://crm.example/form";
  const own = await load({ ...block, form: "contact" }, contact);
  expect(own.way).toMatchObject({ type: "own", form: { name: "contact", action: "/de/contact" } });
});

test("the newsletter goes to the provider when one is set, else to our own double opt-in", async () => {
  const hosted = await scope("newsletter");
  hosted.globals.forms.newsletterUrl = "https://list.example/subscribe";
  expect((await load({ ...block, form: "newsletter" }, hosted)).way).toEqual({
    type: "hostedNewsletter",
    action: "https://list.example/subscribe",
  });
  const own = await scope("newsletter", "email=a%2Bb@example.com");
  expect((await load({ ...block, form: "newsletter" }, own)).way).toMatchObject({ type: "own" });
  expect(own.site.isPersonal).toBe(true);
});

test("a link from a mail shows its button, good or not, even when a provider took over", async () => {
  const page = await scope("newsletter", "unsubscribe=good");
  page.globals.forms.newsletterUrl = "https://list.example/subscribe";
  const { way } = await load({ ...block, form: "newsletter" }, page);
  expect(way).toMatchObject({ type: "step", view: { step: "unsubscribe", token: "good" } });
  const bad = await load({ ...block, form: "newsletter" }, await scope("newsletter", "confirm=bad"));
  expect(bad.way).toEqual({ type: "linkEnd", end: "expired" });
});

test("telephone and e-mail stand below when they are set", async () => {
  const page = await scope("contact");
  page.globals.site.company.phone = "+49 30 123456";
  expect((await load({ ...block, form: "contact" }, page)).contact).toEqual([
    { name: "phone", value: "+49 30 123456", href: "tel:+4930123456" },
  ]);
});

test("free slots stand in the form, and the page is good until the first can no longer be booked", async () => {
  const page = await scope("platform/live-demo");
  const { way } = await load({ ...block, form: "demo" }, page);
  const fields = way.type === "own" ? way.form.fields : [];
  expect(fields.find(({ kind }) => kind === "slot")?.choice).toEqual({
    slots: [5000, 9000],
    minutes: 25,
    timeZone: "Europe/Berlin",
  });
  expect(page.site.expiresAt).toBe(4000);
  expect([...page.site.tags]).toEqual(["globals.booking", "booking"]);
});

test("a fair that is over has no form, it leads to the demo, and its page may be kept", async () => {
  const page = await scope("specials/logimat");
  const { way } = await load({ ...block, form: "fair" }, page);
  expect(way).toEqual({ type: "ended", day: "2024-03-21", demoHref: "/de/platform/live-demo" });
  expect(page.site.expiresAt).toBeUndefined();
});

test("a form with a last day is open through that day by the clock of the appointments, then leads to the demo", async () => {
  const dated = { ...block, form: "contact" as const, until: "2027-05-20" };
  const end = Date.parse("2027-05-21T00:00:00+02:00");
  vi.useFakeTimers({ now: end - 1 });
  const open = await scope("specials/tour");
  expect((await load(dated, open)).way).toMatchObject({ type: "own", form: { name: "contact" } });
  expect(open.site.expiresAt).toBe(end);
  vi.setSystemTime(end);
  const over = await scope("specials/tour");
  expect((await load(dated, over)).way).toEqual({
    type: "closed",
    day: "2027-05-20",
    demoHref: "/de/platform/live-demo",
  });
  expect(over.site.expiresAt).toBeUndefined();
});
