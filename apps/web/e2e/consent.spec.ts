import { writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { type Site, startSite } from "@waku/testing";
import { type ContentCopy, copyContent } from "../test/content-copy";
import { hiddenStops } from "./focus-faults";
import { expect, openReady, scriptsReady, test } from "./test";

// Banner and statistics hide from browsers that look like a program; visitors' browsers do not.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

/** What statistics get of a page. */
type PageEvent = { event: string; properties: { title?: string; $current_url: string; $pathname: string } };

/** Runs in the browser. */
function lookLikeVisitor(): void {
  Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
  Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
}

/** A third party on another origin: records who asks for what, and serves a chat script that sets a cookie. */
let thirdParty: Server;
let requests: string[] = [];
/** What a page on another origin may read. */
const allowed = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
/** Answers in another way than it should. */
let misbehave: ((response: ServerResponse) => void) | undefined;
let events: PageEvent[] = [];
/** Everything that came, in readable form: addresses, referrers and bodies. */
let received = "";
let content: ContentCopy;
let site: Site;

// One site and one third party for all of them, one after the other.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  thirdParty = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    await receive(request);
    if (misbehave) return misbehave(response);
    response.setHeaders(new Headers(allowed));
    if (request.url === "/chat.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.end("document.cookie = 'crisp-session=1; Path=/'; window.chatStarted = true;");
    } else response.end("{}");
  });
  await new Promise<void>((done) => thirdParty.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(thirdParty.address() as AddressInfo).port}`;
  content = await copyContent();
  await writeFile(
    join(content.folder, "shared/integrations.yaml"),
    `analytics: { provider: posthog, host: "${origin}", key: phc_test }\nchat: { name: Test chat, script: "${origin}/chat.js" }\nvisitorIdentification: null\n`,
  );
  await content.edit("shared/site.yaml", (text) =>
    text.replace("live-map-status: null", "live-map-status: { platform: youtube, id: abcdefghijk }"),
  );
  site = await startSite({ CONTENT_DIR: content.folder });
});
test.afterAll(async () => {
  await site?.stop();
  await content?.remove();
  thirdParty?.close();
  thirdParty?.closeAllConnections();
});
test.beforeEach(async ({ context }) => {
  requests = [];
  misbehave = undefined;
  events = [];
  received = "";
  await context.addInitScript(lookLikeVisitor);
});

async function receive(request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const text = (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
  received += `${request.url} ${request.headers.referer} ${text}\n`;
  if (/^[{[]/.test(text)) events.push(...[JSON.parse(text)].flat().flatMap((sent) => sent.batch ?? sent));
}

const pageViews = () => events.filter(({ event }) => event === "$pageview");

const words = {
  de: {
    accept: "Alle annehmen",
    refuse: "Alle ablehnen",
    settings: "Cookie-Einstellungen",
    manage: "Auswählen",
    save: "Auswahl speichern",
    title: "Sie entscheiden",
  },
  en: {
    accept: "Accept all",
    refuse: "Reject all",
    settings: "Cookie settings",
    manage: "Choose",
    save: "Save choice",
    title: "You decide",
  },
} as const;
const locales = ["de", "en"] as const;

async function openWithBanner(page: Page, locale: "de" | "en") {
  await openReady(page, `${site.url}/${locale}/imprint`);
  const banner = page.locator("#cc-main .cm");
  await expect(banner).toBeVisible();
  return banner;
}

async function acceptAll(page: Page): Promise<void> {
  const banner = await openWithBanner(page, "en");
  await banner.getByRole("button", { name: words.en.accept }).click();
  await expect.poll(() => pageViews().length).toBe(1);
}

/** Where a dialog of the banner stands, in steps of its appearing: as it is made, ready to move, and shown. */
const placesOf = (dialog: Locator, mark: string) =>
  dialog.evaluate((element, shown) => {
    const steps = [
      { isReady: false, isShown: false },
      { isReady: true, isShown: false },
      { isReady: true, isShown: true },
    ];
    return steps.map(({ isReady, isShown }) => {
      element.parentElement?.classList.toggle("cc--anim", isReady);
      document.documentElement.classList.toggle(shown, isShown);
      element.getBoundingClientRect();
      for (const animation of element.getAnimations()) animation.finish();
      return element.getBoundingClientRect().y;
    });
  }, mark);

const consentSignals = (page: Page) =>
  page.evaluate(() =>
    (window as Window & { dataLayer?: unknown[] }).dataLayer?.map((entry): unknown[] =>
      Array.from(entry as ArrayLike<unknown>),
    ),
  );

for (const locale of locales) {
  const t = words[locale];

  test(`nothing third-party before a choice, ${locale}`, async ({ page, context }) => {
    // The banner stands on its own styles: the site's whole sheet may come later.
    await page.route(/\/assets\/site-[^/]+\.css$/, () => {});
    const banner = await openWithBanner(page, locale);
    await expect(banner).toContainText(t.title);
    expect(requests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const [first] = (await consentSignals(page)) ?? [];
    expect(first?.slice(0, 2)).toEqual(["consent", "default"]);
    expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(["denied"]));
    // Refusing is as easy as accepting: same height, about the same width.
    const [accept, refuse] = await Promise.all(
      [t.accept, t.refuse].map((name) => banner.getByRole("button", { name }).boundingBox()),
    );
    expect(accept?.height).toBe(refuse?.height);
    expect((refuse?.width ?? 0) / (accept?.width ?? 1)).toBeGreaterThan(0.9);
    await page.emulateMedia({ media: "print" });
    await expect(banner).toBeHidden();
    await page.emulateMedia({ media: null });

    // The page stays usable behind the banner.
    await page.locator("h1").click();
    await page.locator(`header a[href="/${locale}"]`).first().focus();
    await expect(page.locator(`header a[href="/${locale}"]`).first()).toBeFocused();
  });

  test(`the banner takes the keyboard from nobody who types as it comes, ${locale}`, async ({ page }) => {
    await page.goto(`${site.url}/${locale}/contact`);
    const field = page.locator("#contact-name");
    await field.focus();
    // Scripts start at the first key, and the banner comes some time after it.
    await page.keyboard.type("Ada");
    const banner = page.locator("#cc-main .cm");
    await expect(banner).toBeVisible();
    await banner.evaluate((box) => Promise.allSettled(box.getAnimations().map(({ finished }) => finished)));
    await page.keyboard.type(" Lovelace");
    await expect(field).toHaveValue("Ada Lovelace");
    await expect(field).toBeFocused();
  });

  test(`refusing loads nothing, now and later, ${locale}`, async ({ page }) => {
    const banner = await openWithBanner(page, locale);
    await banner.getByRole("button", { name: t.refuse }).click();
    await expect(banner).toBeHidden();
    await openReady(page, `${site.url}/${locale}/contact`);
    await expect(page.getByRole("button", { name: t.settings })).toBeVisible();
    await expect(page.locator("#cc-main .cm")).toBeHidden();
    expect(requests).toEqual([]);
  });

  test(`a choice in one tab holds in the others, ${locale}`, async ({ context, page }) => {
    const banner = await openWithBanner(page, locale);
    const other = await context.newPage();
    const otherBanner = await openWithBanner(other, locale);
    await other.getByRole("button", { name: t.refuse }).click();
    await expect(otherBanner).toBeHidden();
    await expect(banner).toBeHidden();
    await page.getByRole("button", { name: t.settings }).click();
    await page.locator("#cc-main .pm").getByRole("button", { name: t.accept }).click();
    await expect.poll(() => other.evaluate(() => "chatStarted" in window)).toBe(true);
    await other.close();
  });

  test(`accepting starts the services, revoking ends them, ${locale}`, async ({ page, context }) => {
    const banner = await openWithBanner(page, locale);
    await banner.getByRole("button", { name: t.accept }).click();
    await expect.poll(() => requests).toContain("GET /chat.js");
    await expect.poll(() => requests.some((line) => line.startsWith("POST "))).toBe(true);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain("crisp-session");
    const signals = await consentSignals(page);
    expect(signals?.at(-1)).toMatchObject([
      "consent",
      "update",
      { analytics_storage: "granted", ad_storage: "denied" },
    ]);

    await page.getByRole("button", { name: t.settings }).click();
    const preferences = page.locator("#cc-main .pm");
    await expect(preferences).toBeVisible();
    const loaded = page.waitForEvent("load");
    await preferences.getByRole("button", { name: t.refuse }).click();
    await loaded;
    requests = [];
    await openReady(page, page.url());
    expect(await page.evaluate(() => "chatStarted" in window)).toBe(false);
    expect(requests).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name).filter((name) => !["consent", "locale"].includes(name))).toEqual([]);
    // Kept half a year, as the privacy page says.
    const kept = cookies.find(({ name }) => name === "consent");
    expect(Math.round((Number(kept?.expires) - Date.now() / 1000) / 86_400)).toBe(182);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
      "react-router-scroll-positions",
    ]);
  });

  test(`the privacy page lists exactly what is switched on, ${locale}`, async ({ page, baseURL }) => {
    const services = page.locator("main dl dt", { hasText: /127\.0\.0\.1/ });
    await page.goto(`${site.url}/${locale}/privacy`);
    await expect(services).toHaveCount(2);
    await expect(services.nth(0)).toContainText("PostHog");
    await expect(services.nth(1)).toContainText("Test chat");
    await page.goto(`${baseURL}/${locale}/privacy`);
    await expect(services).toHaveCount(0);
    await expect(page.getByText("Test chat")).toHaveCount(0);
  });

  test(`a video contacts its platform after a click only, ${locale}`, async ({ page }) => {
    const foreign: string[] = [];
    await page.route(/youtube|ytimg|google/, (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
    });
    await openReady(page, `${site.url}/${locale}/trainings/live-map-status-agv-amr`);
    const poster = page.locator('main a[href^="https://www.youtube.com/"]');
    await poster.scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    await poster.click();
    await expect(page.locator("main iframe")).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
    );
    await expect.poll(() => foreign).toEqual(["www.youtube-nocookie.com"]);
  });
}

// 1280 × 1024 and 1280 × 720 px at 400 % zoom, and the screens of a phone and of a desk.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 180 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(`banner at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const locale of locales)
      test(`is in reach as a whole, and so are the settings, ${locale}`, async ({ page }) => {
        const banner = await openWithBanner(page, locale);
        expect(await outOfReach(banner)).toEqual([]);
        await banner.getByRole("button", { name: words[locale].manage }).click();
        const settings = page.getByRole("dialog", { name: words[locale].settings });
        await expect(settings).toBeVisible();
        expect(await outOfReach(settings)).toEqual([]);
      });

    test("covers nothing that has the focus", async ({ page }) => {
      await openWithBanner(page, "de");
      expect(await hiddenStops(page)).toEqual([]);
    });
  });

test("banner and settings appear where they stay: a press while they come meets its button @both", async ({ page }) => {
  const banner = await openWithBanner(page, "en");
  await banner.getByRole("button", { name: words.en.manage }).click();
  const settings = page.locator("#cc-main .pm");
  await expect(settings).toBeVisible();
  for (const [dialog, mark] of [
    [banner, "show--consent"],
    [settings, "show--preferences"],
  ] as const) {
    const [made, ready, shown] = await placesOf(dialog, mark);
    expect([made, ready], mark).toEqual([shown, shown]);
  }
});

test("in the visitor's own colours boxes and switches have edges, and signs are seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const banner = await openWithBanner(page, "en");
  await banner.getByRole("button", { name: words.en.manage }).click();
  const settings = page.locator("#cc-main .pm");
  await expect(settings).toBeVisible();
  for (const box of [banner, settings]) await expect(box).toHaveCSS("border-top-style", "solid");
  for (const each of await settings.locator(".toggle__icon").all())
    await expect(each).toHaveCSS("outline-style", "solid");
  const signs = await settings.locator("svg").evaluateAll((svgs) => svgs.map((svg) => getComputedStyle(svg).stroke));
  const system = await settings.evaluate((box) =>
    ["CanvasText", "ButtonText", "GrayText"].map((name) => {
      const probe = box.appendChild(document.createElement("i"));
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }),
  );
  expect(signs.filter((stroke) => !system.includes(stroke))).toEqual([]);
});

test("the banner leaves the page to the keyboard, the settings keep it", async ({ page }) => {
  const banner = await openWithBanner(page, "en");
  await expect(banner).toHaveRole("dialog");
  await expect(banner).not.toHaveAttribute("aria-modal");
  const manage = banner.getByRole("button", { name: words.en.manage });
  // Past its last stop the focus goes on, instead of back to its first one.
  const last = banner.locator("a, button").last();
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(banner.locator(":focus")).toHaveCount(0);
  await manage.focus();
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: words.en.settings });
  await expect(settings).toHaveAttribute("aria-modal", "true");
  await expect(settings.locator(":focus")).toHaveCount(1);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press("Tab");
    await expect(settings.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await expect(manage).toBeFocused();
});

/** What of a box on top of the page no scrolling brings onto the screen, or shows in a slit only. */
function outOfReach(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((box) => {
    const { top, bottom, left, right, height } = box.getBoundingClientRect();
    const faults: string[] = [];
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      faults.push(`the box leaves the screen: ${[top, right, bottom, left].map(Math.round)}`);
    if (height < 100) faults.push(`${height} px for everything`);
    for (const element of box.querySelectorAll("h2, p, button, a, input")) {
      if (!element.checkVisibility({ checkVisibilityCSS: true })) continue;
      element.scrollIntoView({ block: "nearest" });
      const part = element.getBoundingClientRect();
      const isTall = part.height > height;
      if (part.top < top - 1 && !isTall) faults.push(`cut off above: ${element.textContent}`);
      if (part.bottom > bottom + 1 && !isTall) faults.push(`cut off below: ${element.textContent}`);
      if (part.right > right + 1) faults.push(`cut off at the side: ${element.textContent}`);
    }
    for (const inner of box.querySelectorAll("*"))
      if (inner.scrollHeight > inner.clientHeight + 1 && ["auto", "scroll"].includes(getComputedStyle(inner).overflowY))
        faults.push(`scrolls within what scrolls: ${inner.className}`);
    return faults;
  });
}

test("statistics name pages by title and path, and nothing else of an address", async ({ page }) => {
  // A word that is in no made-up id: those have letters, too.
  const query = "utm_source=fair&utm_id=lovelace%40example.com&gclid=click-1&email=lovelace@example.com";
  const referer = `${site.url}/en/pricing?utm_term=lovelace`;
  await page.goto(`${site.url}/en/newsletter?${query}#lovelace`, { referer });
  await scriptsReady(page);
  await page.locator("#cc-main .cm").getByRole("button", { name: words.en.accept }).click();
  await expect.poll(() => pageViews().length).toBe(1);
  const titles = [await page.title()];
  await page.locator('footer a[href="/en/contact"]').click();
  await expect(page).toHaveURL(/contact/);
  await expect.poll(() => pageViews().length).toBe(2);
  titles.push(await page.title());
  await page.goBack();
  await expect.poll(() => pageViews().length).toBe(3);
  titles.push(await page.title());
  // Sent while the document goes, which the browser of these tests does not carry out any more.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect.poll(() => events.at(-1)?.event).toBe("$pageleave");

  expect(pageViews().map(({ properties }) => properties.title)).toEqual(titles);
  expect(new Set(titles).size).toBe(2);
  const [newsletter, contact] = [`${site.url}/en/newsletter`, `${site.url}/en/contact`];
  expect(events.map(({ properties }) => properties.$current_url)).toEqual([
    newsletter,
    contact,
    newsletter,
    newsletter,
  ]);
  expect(received).toContain(`"$referrer":"${site.url}/en/pricing"`);
  expect(received).not.toMatch(/lovelace|utm_|click-1/);
  // The receiver takes a sender's own word for its address and does not look up the place.
  expect(events.every(({ properties }) => "$ip" in properties && "$geoip_disable" in properties)).toBe(true);
});

test("statistics get a title without what the visitor has asked for or entered", async ({ page }) => {
  await acceptAll(page);
  const pages = {
    "/en/search?q=ada%40example.com": ["ada@example.com", /^Search \| /],
    "/en/roi-calculator?company=Lovelace": ["Lovelace", /^ROI /],
  } as const;
  for (const [address, [entered, told]] of Object.entries(pages)) {
    events = [];
    received = "";
    await page.goto(site.url + address);
    await expect(page).toHaveTitle(new RegExp(entered));
    await expect.poll(() => pageViews().length).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect.poll(() => events.at(-1)?.event).toBe("$pageleave");
    for (const { properties } of events) expect(properties.title).toMatch(told);
    expect(received).not.toContain(entered);
  }
});

test("an address that hands over an e-mail address loses it once the field has it", async ({ page }) => {
  await page.goto(`${site.url}/en/newsletter?email=ada@example.com`);
  await expect(page).toHaveURL(`${site.url}/en/newsletter`);
  await expect(page.locator("main").getByLabel("Email address")).toHaveValue("ada@example.com");
});

for (const address of ["newsletter?confirm=t0ken", "newsletter?preferences=t0ken", "booking?token=t0ken"])
  test.describe(`opened by a personal link, ${address}`, () => {
    test.use({ expectedErrors: /status of 410/ });

    test("a page starts no service, nor does a page after it in the same document", async ({ page }) => {
      await acceptAll(page);
      requests = [];
      const response = await page.goto(`${site.url}/en/${address}`);
      expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
      await scriptsReady(page);
      // What was agreed to is on record: services would have started by now.
      await expect.poll(async () => (await consentSignals(page))?.at(-1)?.[1]).toBe("update");
      await page.locator('footer a[href="/en/contact"]').click();
      await expect(page).toHaveURL(/contact/);
      await expect(page.locator("main form")).toBeVisible();
      expect(requests).toEqual([]);
      // The next document is one like any other, and does not know where the visitor came from.
      received = "";
      await page.reload();
      await expect.poll(() => requests).toContain("GET /chat.js");
      await expect.poll(() => pageViews().length).toBeGreaterThan(0);
      expect(received).not.toContain("t0ken");
    });
  });

/** Goes on to the form after services were agreed to, and sends it. */
async function sendContact(page: Page): Promise<void> {
  await page.locator('footer a[href="/en/contact"]').click();
  const form = page.locator("main form");
  await form.getByLabel("Your name").fill("Ada");
  await form.getByLabel("Email address").fill("blocked@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your message has arrived");
}

test.describe("services that a browser blocks", () => {
  test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT/ });

  test("break neither pages nor forms", async ({ page }) => {
    let blocked = 0;
    await page.route(`http://127.0.0.1:${(thirdParty.address() as AddressInfo).port}/**`, (route) => {
      blocked++;
      return route.abort("blockedbyclient");
    });
    const banner = await openWithBanner(page, "en");
    await banner.getByRole("button", { name: words.en.accept }).click();
    await expect.poll(() => blocked).toBeGreaterThan(1);
    await sendContact(page);
    expect(requests).toEqual([]);
  });
});

for (const [trouble, answer] of [
  ["answer with an error", (response: ServerResponse) => response.writeHead(500, allowed).end("Internal Server Error")],
  [
    "answer with something else",
    (response: ServerResponse) => response.writeHead(200, allowed).end("<p>Soon back</p>"),
  ],
  ["reset the connection", (response: ServerResponse) => response.socket?.resetAndDestroy()],
  ["hold their answer", () => undefined],
] as const)
  test.describe(`services that ${trouble}`, () => {
    // What browsers themselves say of such a file.
    test.use({ expectedErrors: /^Failed to load resource: |^Unexpected token '<'$/ });

    test("break neither pages nor forms", async ({ page }) => {
      misbehave = answer;
      const banner = await openWithBanner(page, "en");
      await banner.getByRole("button", { name: words.en.accept }).click();
      await expect.poll(() => requests.some((request) => request.endsWith("/chat.js"))).toBe(true);
      await expect.poll(() => pageViews().length).toBeGreaterThan(0);
      await sendContact(page);
    });
  });

test("a page that comes back does not ask again, also where the browser does not tell of cookies", async ({
  context,
  page,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, "cookieStore"));
  const banner = await openWithBanner(page, "de");
  const other = await context.newPage();
  await (await openWithBanner(other, "en")).getByRole("button", { name: words.en.refuse }).click();
  await expect(banner).toBeVisible();
  await comeBack(page);
  await expect(banner).toBeHidden();
  await other.close();
});

test("a page that comes back is one more page view, and none once that was withdrawn elsewhere", async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "cookieStore");
    // What is sent while the document goes cannot be received here: it is noted instead.
    Navigator.prototype.sendBeacon = () => {
      localStorage.setItem("beacon", "sent");
      return true;
    };
  });
  const sentAtTheEnd = () => page.evaluate(() => localStorage.getItem("beacon"));
  const banner = await openWithBanner(page, "en");
  await banner.getByRole("button", { name: words.en.accept }).click();
  await expect.poll(() => pageViews().length).toBe(1);
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await leave();
  await expect.poll(sentAtTheEnd).toBe("sent");
  await comeBack(page);
  await expect.poll(() => pageViews().length).toBe(2);
  await leave();

  const other = await context.newPage();
  await openReady(other, `${site.url}/en/imprint`);
  await other.getByRole("button", { name: words.en.settings }).click();
  const withdrawn = other.waitForEvent("load");
  await other.locator("#cc-main .pm").getByRole("button", { name: words.en.refuse }).click();
  await withdrawn;
  await other.evaluate(() => localStorage.removeItem("beacon"));
  events = [];
  const anew = page.waitForEvent("load");
  await comeBack(page);
  await anew;
  await scriptsReady(page);
  await expect(page.getByRole("button", { name: words.en.settings })).toBeVisible();
  expect(events).toEqual([]);
  expect(await sentAtTheEnd()).toBeNull();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
  await other.close();
});

/** What a page hears that the browser kept and shows again. The browser that most tests run in keeps none. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

test("with nothing switched on there is no banner and nothing to choose", async ({ page }) => {
  await openReady(page, "/de");
  await expect(page.locator("#cc-main")).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.de.settings })).toHaveCount(0);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});
