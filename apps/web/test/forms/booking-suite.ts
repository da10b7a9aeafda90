import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Sealer } from "@waku/server/sealer";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentCopy } from "../content-copy";
import { type FormSite, startFormSite, until } from "./form-site";
import { openCalendar } from "./open-calendar";
import { type MailSink, type ReceivedMail, startMailSink, startWebhookSink, type WebhookSink } from "./sinks";

const secret = "a-secret-of-at-least-32-characters";
const dayMs = 24 * 3_600_000;

/** Everything visitors do with appointments, on a site whose clock starts at an instant. */
export function testBooking(now: string): void {
  const siteTime = Date.parse(now);
  let content: ContentCopy;
  let site: FormSite;
  let smtp: MailSink;
  let crm: WebhookSink;

  beforeAll(async () => {
    content = await openCalendar(now);
    smtp = await startMailSink();
    crm = await startWebhookSink();
    site = await startFormSite(
      {
        CONTENT_DIR: content.folder,
        SECRET: secret,
        TRUSTED_PROXY_HOPS: "1",
        APPOINTMENTS_PER_HOUR: "1000",
        SMTP_URL: smtp.url,
        MAIL_FROM: "WAKU <website@waku.example>",
        MAIL_TO: "team@waku.example",
        WEBHOOK_URL: crm.url,
        WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
      },
      { now },
    );
  });
  afterAll(async () => {
    await site.stop();
    await crm.close();
    await smtp.close();
    await content.remove();
  });

  let visitors = 0;
  /** Every request comes from another network, so that limits per connection do not interfere. */
  const elsewhere = () => ({ "X-Forwarded-For": `10.${Math.floor(++visitors / 250)}.${visitors % 250}.1` });

  const demo = {
    form: "demo",
    name: "Ada Lovelace",
    email: "ada@example.com",
    company: "Engines",
    zone: "Asia/Kolkata",
  };
  const book = (changes: Record<string, string>, page = "/en/platform/live-demo") =>
    site.send(page, { ...demo, ...changes }, elsewhere());

  async function slotsOn(path: string): Promise<string[]> {
    const html = await (await fetch(site.url + path)).text();
    return [...html.matchAll(/<input type="radio" name="slot" value="([^"]*Z)"/g)].map(([, value = ""]) => value);
  }

  const newStamp = async () => (await fetch(`${site.url}/forms/stamp`)).text();

  let used = 0;
  /** A slot that no other test here takes, with free ones around it. */
  async function freshSlot(): Promise<string> {
    const slots = await slotsOn("/en/platform/live-demo");
    return slots[20 + used++] ?? "";
  }

  function rows(sql: string, ...values: string[]) {
    const database = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { timeout: 5000 });
    const found = database.prepare(sql).all(...values);
    database.close();
    return found;
  }

  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
  const linkIn = (mail: ReceivedMail | undefined) =>
    new URL(/http\S+booking\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  const eventsOf = (email: string) =>
    crm.taken.filter(({ lead }) => lead.email === email).map(({ body }) => JSON.parse(body));

  /** The calendar file of a mail. */
  function invitationIn(mail: ReceivedMail | undefined) {
    const [, base64 = ""] = /filename=invite\.ics\r\n.*?\r\n\r\n([\w+/=\r\n]+)/s.exec(mail?.raw ?? "") ?? [];
    const calendar = new ICAL.Component(ICAL.parse(Buffer.from(base64, "base64").toString()));
    const event = calendar.getFirstSubcomponent("vevent");
    const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    const start = `${value("dtstart")?.slice(0, 16)}Z`;
    const attendees = event
      ?.getAllProperties("attendee")
      .map((attendee) => String(attendee.getFirstValue()).toLowerCase());
    return {
      method: calendar.getFirstPropertyValue("method"),
      uid: value("uid"),
      sequence: value("sequence"),
      start,
      attendees,
    };
  }

  /** Books a slot and opens the link of its mail. */
  async function booked(email: string) {
    const slot = await freshSlot();
    expect((await book({ slot, email })).status).toBe(303);
    await until(() => mailsTo(email).length === 1, "the confirmation");
    const link = linkIn(mailsTo(email)[0]);
    const path = link.pathname + link.search;
    const change = (fields: Record<string, string>) => site.send(path, fields, elsewhere());
    const page = async () => {
      const response = await fetch(site.url + path);
      return { response, html: await response.text() };
    };
    return { slot, link, path, change, page };
  }

  describe("booking", () => {
    test("a slot, its lead, both mails with the invitation and the webhook", async () => {
      const email = "first@example.com";
      const slot = await freshSlot();
      const response = await book({ slot, email, message: "Visit http://spam.example now" });
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        `/en/thank-you?form=demo&booked=${slot}&zone=Asia%2FKolkata`,
      ]);
      const thanksFor = async (zone: string) =>
        (await fetch(`${site.url}/en/thank-you?form=demo&booked=${slot}${zone}`)).text();
      const here = await thanksFor("&zone=Asia%2FKolkata");
      expect(here).toContain("Your demo is booked</h1>");
      expect(here).toMatch(/[AP]M \(Kolkata time\)\. Our time: \w+, [^.]+[AP]M \(Berlin time\)\. The confirmation/);
      for (const zone of ["", "&zone=Europe%2FParis", "&zone=Nowhere"])
        expect(await thanksFor(zone)).toMatch(
          /<p[^>]*>\w+, \w+ \d+, \d{4}, [\d:]+\u00a0[AP]M \(Berlin time\)\. The confirmation/,
        );

      await until(() => mailsTo(email).length === 1 && eventsOf(email).length === 1, "mail and webhook");
      const [mail] = mailsTo(email);
      expect(mail?.headers).toContain("Subject: Your appointment: WAKU Care demo, ");
      expect(mail?.text).toContain("(Berlin time)");
      expect(mail?.text).toContain("(Kolkata time)");
      expect(mail?.raw).not.toMatch(/spam\.example|Lovelace/);
      const expected = { method: "REQUEST", sequence: "0", start: slot };
      const attendees = [`mailto:${email}`, "mailto:team@waku.example"];
      expect(invitationIn(mail)).toMatchObject({ ...expected, attendees });

      const [event] = eventsOf(email);
      expect(event).toMatchObject({
        form: "demo",
        fields: {
          start: new Date(slot).toISOString(),
          visitorZone: "Asia/Kolkata",
          revision: "0",
          name: "Ada Lovelace",
        },
      });
      await until(() => mailsTo("team@waku.example").some(({ text }) => text.includes(email)), "the team's mail");
      const team = mailsTo("team@waku.example").find(({ text }) => text.includes(email));
      expect(team?.headers).toContain("Subject: Appointment booked (WAKU Care demo): Ada Lovelace");
      // Times of both sides in words, nothing that is made for programs.
      expect(team?.text).toMatch(/Appointment\n.+\(Berlin time\)\n\nWhere the visitor is\n.+\(Kolkata time\)\n/);
      expect(team?.text).not.toContain(event.fields.booking);
      expect(team?.text).not.toMatch(/\d{4}-\d\d-\d\dT/);
      expect(invitationIn(team)).toMatchObject({ ...expected, uid: `${event.fields.booking}@127.0.0.1` });
      expect(await slotsOn("/de/platform/live-demo")).not.toContain(slot);
    });

    test("many want one slot: one gets it, the others keep their input and get what is near", async () => {
      const slot = await freshSlot();
      const emails = Array.from({ length: 8 }, (_, index) => `racer${index}@example.com`);
      const answers = await Promise.all(
        emails.map(async (email, index) => {
          const response = await book({ slot, email, name: `Racer <${index}>` });
          return { email, status: response.status, html: await response.text() };
        }),
      );
      const winners = answers.filter(({ status }) => status === 303);
      const losers = answers.filter(({ status }) => status === 409);
      expect([winners.length, losers.length]).toEqual([1, 7]);
      expect(rows("SELECT id FROM bookings WHERE starts_at = ?", String(Date.parse(slot)))).toHaveLength(1);
      expect(rows("SELECT id FROM submissions WHERE person LIKE 'racer%'")).toHaveLength(1);
      for (const { html, email } of losers) {
        expect(html).toContain("This time is no longer free");
        expect(html).toContain(`value="${email}"`);
        expect(html).toContain('value="Racer &lt;');
        const near = /Nearest free times<\/legend>(.*?)<\/fieldset>/s.exec(html)?.[1] ?? "";
        const offered = [...near.matchAll(/value="([^"]+Z)"/g)].map(([, value = ""]) => Date.parse(value));
        expect(offered).toHaveLength(4);
        expect(offered.every((time) => Math.abs(time - Date.parse(slot)) <= 4 * 30 * 60_000)).toBe(true);
        expect(offered).not.toContain(Date.parse(slot));
        expect(html.split("<main")[1]?.match(/autofocus/gi)).toHaveLength(1);
        expect(html).toMatch(/<fieldset id="demo-slot"[^>]*><legend[^>]*autofocus/i);
      }
      const again = await book({ slot, email: "racer-data@example.com" }, "/en/platform/live-demo.data");
      expect(again.status).toBe(409);
      expect(await again.text()).toContain("near");
    });

    test("one form sent again: one appointment, and the thank-you page; other words still reach the team", async () => {
      const email = "twice@example.com";
      const own = { slot: await freshSlot(), email, wk_stamp: await newStamp() };
      const answers = await Promise.all([book(own), book(own), book(own)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      const later = await book(own, "/en/platform/live-demo.data");
      expect(await later.text()).toContain(`/en/thank-you?form=demo&booked=${own.slot}`);
      expect(rows("SELECT id FROM submissions WHERE person = ?", email)).toHaveLength(1);
      expect((await book({ ...own, message: "One more thing" })).status).toBe(303);
      expect(rows("SELECT id FROM submissions WHERE person = ?", email)).toHaveLength(2);
      await until(() => eventsOf(email).length === 2 && mailsTo(email).length > 0, "both leads and the mail");
      expect(new Set(eventsOf(email).map(({ fields }) => fields.booking)).size).toBe(1);
      expect(mailsTo(email)).toHaveLength(1);
      // The slot given back, the old form stands for nothing any more.
      const link = linkIn(mailsTo(email)[0]);
      await site.send(link.pathname + link.search, { action: "cancel" }, elsewhere());
      expect((await book({ ...own, email: "next@example.com", wk_stamp: await newStamp() })).status).toBe(303);
      expect((await book(own)).status).toBe(409);
    });

    test("without scripts, and so without a stamp, a double click is one appointment and the thank-you page, too", async () => {
      const own = { slot: await freshSlot(), email: "plain@example.com", message: "See you" };
      const answers = await Promise.all([book(own), book(own)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(rows("SELECT id FROM submissions WHERE person = ?", own.email)).toHaveLength(1);
      expect((await book({ ...own, message: "Other words" })).status).toBe(409);
    });

    test("who knows an address learns nothing about its slots: every taken slot gets the same answer", async () => {
      const slot = await freshSlot();
      const owner = {
        slot,
        email: "owner@example.com",
        name: "Olivia Owner",
        message: "See you",
        wk_stamp: await newStamp(),
      };
      expect((await book(owner)).status).toBe(303);
      const probe = async (email: string, changes: Record<string, string>) => {
        const response = await book({ ...owner, ...changes, email });
        const html = await response.text();
        return { status: response.status, html: html.replaceAll(email, "x") };
      };
      const message = "See you then";
      for (const changes of [{ wk_stamp: "" }, { wk_stamp: await newStamp() }, { wk_stamp: "forged" }]) {
        // Who has the owner's stamp is the owner; everybody else would have to know every word, too.
        const stranger = { message, ...changes };
        const ofOwner = await probe("owner@example.com", stranger);
        const ofOther = await probe("other@example.com", stranger);
        expect(ofOwner.status).toBe(409);
        expect(ofOwner.html).toContain("If you have just booked it yourself, the confirmation is on its way");
        expect(ofOwner.html === ofOther.html).toBe(true);
      }
      expect(
        rows("SELECT id FROM submissions WHERE person IN ('owner@example.com', 'other@example.com')"),
      ).toHaveLength(1);
    });

    test("whom no time suits asks without one", async () => {
      const response = await book({ slot: "none", email: "none@example.com", date: "At night" });
      expect(response.headers.get("location")).toBe("/en/thank-you?form=demo");
      const [lead] = rows("SELECT lead FROM submissions WHERE person = 'none@example.com'");
      expect(String(lead?.lead)).toContain("At night");
      expect(String(lead?.lead)).not.toContain("invitation");
    });

    test.each([
      ["nothing", undefined],
      ["nonsense", "tomorrow"],
      ["no instant", "2026-13-45T99:99Z"],
    ])("%s chosen: 422 and a message", async (_, slot) => {
      const response = await book({ email: "wrong@example.com", ...(slot && { slot }) }, "/de/platform/live-demo");
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain("Bitte wählen Sie einen Termin, oder dass keiner passt.");
      expect(html).toContain('value="wrong@example.com"');
      const [group] = /<fieldset[^>]* role="radiogroup"[^>]*>/.exec(html) ?? [];
      expect(group).toMatch(/ aria-required="true"/);
      expect(group).toMatch(/ aria-invalid="true"/);
    });

    test.each([
      ["past", () => siteTime - dayMs],
      ["within the notice", () => siteTime + 60_000],
      ["beyond the horizon", () => siteTime + 30 * dayMs],
      ["beside the grid", async () => Date.parse(await freshSlot()) + 60_000],
    ])("a time %s is not booked", async (_, time) => {
      const slot = `${new Date(await time()).toISOString().slice(0, 16)}Z`;
      const response = await book({ slot, email: "off@example.com" });
      expect(response.status).toBe(409);
      expect(rows("SELECT id FROM submissions WHERE person = 'off@example.com'")).toEqual([]);
    });

    test.each(["2020-01-02T03:00Z", "tomorrow", "2026-02-31T25:00Z", "%00", ""])(
      "the thank-you page names no appointment that is over or none: %s",
      async (slot) => {
        const response = await fetch(`${site.url}/en/thank-you?form=demo&booked=${slot}`);
        const html = await response.text();
        expect(response.status).toBe(200);
        expect(html).not.toContain("Your demo is booked");
        expect(html).not.toMatch(/\(Berlin time\)|January 2/);
      },
    );

    test("a zone has one name wherever it goes, however it was written", async () => {
      const email = "spelling@example.com";
      const response = await book({ slot: await freshSlot(), email, zone: "aMERICA/aRGENTINA/bUENOS_AIRES" });
      expect(response.headers.get("location")).toMatch(/&zone=America%2FBuenos_Aires$/);
      expect(rows("SELECT DISTINCT visitor_zone FROM bookings WHERE visitor_zone LIKE '%buenos%'")).toEqual([
        { visitor_zone: "America/Buenos_Aires" },
      ]);
      await until(() => mailsTo(email).length === 1 && eventsOf(email).length === 1, "mail and webhook");
      expect(mailsTo(email)[0]?.text).toContain("(Buenos Aires time)");
      expect(eventsOf(email)[0].fields.visitorZone).toBe("America/Buenos_Aires");
    });

    test("a zone that does not exist is left out", async () => {
      const email = "nowhere@example.com";
      expect((await book({ slot: await freshSlot(), email, zone: "Mars/Olympus" })).status).toBe(303);
      await until(() => mailsTo(email).length === 1, "the mail");
      expect(mailsTo(email)[0]?.text).not.toContain("Olympus");
    });

    test("one connection takes five appointments an hour, then none", async () => {
      const from = { "X-Forwarded-For": "172.16.1.1" };
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) {
        const fields = { ...demo, slot: await freshSlot(), email: `hoarder${attempt}@example.com` };
        statuses.push((await site.send("/en/platform/live-demo", fields, from)).status);
      }
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    });

    test("the inbox says where an appointment stands now", async () => {
      const email = "inbox@example.com";
      const { slot, change } = await booked(email);
      const inbox = () => {
        const cli = join(import.meta.dirname, "../../server/outbox/cli/inbox.ts");
        const env = { ...process.env, DATA_DIR: site.dataDir };
        const text = execFileSync(process.execPath, [cli, "list", "--form", "demo"], {
          env,
          stdio: ["ignore", "pipe", "ignore"],
        });
        return text
          .toString()
          .split("\n")
          .find((line) => line.includes(email));
      };
      expect(inbox()).toContain(`[booked: ${new Date(slot).toISOString()} in demo]`);
      await change({ action: "cancel" });
      expect(inbox()).toContain(`[cancelled: ${new Date(slot).toISOString()} in demo]`);
    });

    test("pages with free slots may be kept for seconds only", async () => {
      const { headers } = await fetch(`${site.url}/en/platform/live-demo`);
      expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
      expect(headers.get("cache-tag")).toContain("booking");
    });
  });

  describe("the link of a mail", () => {
    test("opening it changes nothing, is not indexed and not kept", async () => {
      const { slot, page } = await booked("look@example.com");
      for (let visit = 0; visit < 3; visit++) {
        const { response, html } = await page();
        expect(response.status).toBe(200);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(html).toContain('<meta name="robots" content="noindex"');
        expect(html).toContain("Your appointment: WAKU Care demo</h1>");
      }
      expect(rows("SELECT revision, cancelled_at FROM bookings WHERE starts_at = ?", String(Date.parse(slot)))).toEqual(
        [{ revision: 0, cancelled_at: null }],
      );
      expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain("/booking<");
    });

    test("moves the appointment: the old time is free again, calendars follow", async () => {
      const email = "mover@example.com";
      const { slot, change, page } = await booked(email);
      const target = await freshSlot();
      const moved = await change({ action: "move", slot: target });
      expect(moved.status).toBe(303);
      expect(moved.headers.get("location")).toMatch(/^\/en\/booking\?token=.*&moved$/);
      expect((await change({ action: "move", slot: target })).status).toBe(303);
      await until(() => mailsTo(email).length === 2 && eventsOf(email).length === 2, "the news");
      const [first, second] = mailsTo(email).map(invitationIn);
      expect(second).toMatchObject({ method: "REQUEST", uid: first?.uid, sequence: "1", start: target });
      expect(mailsTo(email)[1]?.headers).toContain("Subject: Moved: WAKU Care demo, now ");
      expect(eventsOf(email).map(({ form, fields }) => [form, fields.start])).toEqual([
        ["demo", new Date(slot).toISOString()],
        ["demo-rescheduled", new Date(target).toISOString()],
      ]);
      const free = await slotsOn("/en/platform/live-demo");
      expect([free.includes(slot), free.includes(target)]).toEqual([true, false]);
      // Both links lead to the same appointment.
      expect((await page()).html).toContain("Move appointment</button>");
    });

    test("moving back and forth is told every time", async () => {
      const email = "undecided@example.com";
      const { slot, change } = await booked(email);
      const other = await freshSlot();
      for (const target of [other, slot, other])
        expect((await change({ action: "move", slot: target })).status).toBe(303);
      await until(() => mailsTo(email).length === 4, "four mails");
      expect(mailsTo(email).map((mail) => invitationIn(mail).sequence)).toEqual(["0", "1", "2", "3"]);
    });

    test("a time that somebody else has is refused, the appointment stays", async () => {
      const [mine, theirs] = [await booked("mine@example.com"), await booked("theirs@example.com")];
      const refused = await mine.change({ action: "move", slot: theirs.slot });
      expect(refused.status).toBe(409);
      const html = await refused.text();
      expect(html).toContain("This time is no longer free");
      expect(html).toContain("Nearest free times");
      expect(rows("SELECT revision FROM bookings WHERE starts_at = ?", String(Date.parse(mine.slot)))).toEqual([
        { revision: 0 },
      ]);
      expect((await mine.change({ action: "move" })).status).toBe(422);
      expect((await mine.change({ action: "explode" })).status).toBe(400);
    });

    test("cancels once: one mail that takes it out of the calendar, and the time is free for others", async () => {
      const email = "leaver@example.com";
      const { slot, change, page } = await booked(email);
      for (let press = 0; press < 2; press++) expect((await change({ action: "cancel" })).status).toBe(303);
      await until(() => mailsTo(email).length === 2 && eventsOf(email).length === 2, "the news");
      const [first, second] = mailsTo(email).map(invitationIn);
      expect(second).toMatchObject({ method: "CANCEL", uid: first?.uid, sequence: "1", start: slot });
      expect(eventsOf(email)[1]).toMatchObject({
        form: "demo-cancelled",
        fields: { revision: "1", name: "Ada Lovelace" },
      });
      const { html } = await page();
      expect(html).toContain("Cancelled: WAKU Care demo</h1>");
      expect(html).not.toContain("Move appointment</button>");
      expect((await change({ action: "move", slot: await freshSlot() })).status).toBe(410);
      // The same person may take the same time again, with the same words.
      expect((await book({ slot, email })).status).toBe(303);
      expect(
        rows("SELECT id FROM bookings WHERE starts_at = ? AND cancelled_at IS NULL", String(Date.parse(slot))),
      ).toHaveLength(1);
      await until(() => mailsTo(email).length === 3, "the new confirmation");
      expect(invitationIn(mailsTo(email)[2]).uid).not.toBe(first?.uid);
    });

    test("forged, foreign and expired links are refused in the page's language", async () => {
      const { link } = await booked("links@example.com");
      const token = link.searchParams.get("token") ?? "";
      const [{ id = "" } = {}] = rows(
        "SELECT bookings.id FROM bookings JOIN submissions ON submissions.id = submission WHERE person = 'links@example.com'",
      );
      const sealed = (purpose: string, at: number) =>
        new Sealer(secret, { now: () => at }).seal(purpose, { id }, dayMs);
      expect((await fetch(`${site.url}/en/booking?token=${sealed("booking", siteTime)}`)).status).toBe(200);
      const bad = [
        "",
        "x",
        token.slice(0, -2),
        `${token}AAAA`,
        sealed("booking", siteTime - 2 * dayMs),
        sealed("newsletter-confirm", siteTime),
      ];
      for (const wrong of bad) {
        const page = await fetch(`${site.url}/de/booking?token=${wrong}`);
        expect(page.status).toBe(410);
        expect(await page.text()).toContain("Dieser Link gilt nicht mehr</h1>");
        expect((await site.send(`/de/booking?token=${wrong}`, { action: "cancel" }, elsewhere())).status).toBe(410);
      }
      expect(rows("SELECT cancelled_at FROM bookings WHERE id = ?", String(id))).toEqual([{ cancelled_at: null }]);
    });

    test("what has begun cannot be changed any more", async () => {
      const { change, page, slot } = await booked("late@example.com");
      rows(
        "UPDATE bookings SET starts_at = ?, ends_at = ? WHERE starts_at = ? RETURNING id",
        String(siteTime - 60_000),
        String(siteTime + dayMs),
        String(Date.parse(slot)),
      );
      expect((await page()).html).toContain("Over: WAKU Care demo</h1>");
      expect((await change({ action: "cancel" })).status).toBe(410);
      expect((await change({ action: "move", slot: await freshSlot() })).status).toBe(410);
      rows("DELETE FROM bookings WHERE starts_at < ? RETURNING id", String(siteTime));
    });

    test("erasing the lead erases the appointment and frees its time", async () => {
      const { slot, page } = await booked("erased@example.com");
      const database = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { timeout: 5000 });
      database.exec("PRAGMA foreign_keys = ON; DELETE FROM submissions WHERE person = 'erased@example.com'");
      database.close();
      expect((await page()).response.status).toBe(410);
      expect((await book({ slot, email: "heir@example.com" })).status).toBe(303);
    });
  });

  describe("appointments with a specialist", () => {
    const page = "/en/book-appointment";
    const minuteMs = 60_000;
    /** Lengths and buffers of the calendars that ship with the site. */
    const [demoMs, appointmentMs] = [25 * minuteMs, 45 * minuteMs];

    function appointment(changes: Record<string, string>, files: Record<string, string> = {}) {
      const body = new FormData();
      const fields = { ...demo, form: "appointment", subject: "Interfaces", ...changes };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      for (const [name, text] of Object.entries(files)) body.append("files", new Blob([text]), name);
      return site.send(page, body, elsewhere());
    }

    /** The first free one that overlaps nothing of the other tests. */
    const lastSlot = async (path: string) => (await slotsOn(path)).at(-1) ?? "";

    test("are booked with a file, moved and cancelled by the link, which keeps it to its lead", async () => {
      const email = "specialist@example.com";
      const slot = await lastSlot(page);
      const response = await appointment({ slot, email }, { "amr.log": "05:40 lidar fault\n" });
      expect(response.headers.get("location")).toBe(
        `/en/thank-you?form=appointment&booked=${slot}&zone=Asia%2FKolkata`,
      );
      const thanks = await (await fetch(site.url + response.headers.get("location"))).text();
      expect(thanks).toContain("Your appointment is booked</h1>");
      await until(() => mailsTo(email).length === 1 && eventsOf(email).length === 1, "mail and webhook");
      expect(mailsTo(email)[0]?.headers).toContain("Subject: Your appointment: Specialist call, ");
      const [event] = eventsOf(email);
      expect(Date.parse(event.fields.end) - Date.parse(event.fields.start)).toBe(appointmentMs);
      expect(event.files).toMatchObject([{ name: "amr.log", type: "text/plain", bytes: 18 }]);

      const link = linkIn(mailsTo(email)[0]);
      const change = (fields: Record<string, string>) => site.send(link.pathname + link.search, fields, elsewhere());
      const target = (await slotsOn(page)).at(-3) ?? "";
      expect((await change({ action: "move", slot: target })).status).toBe(303);
      expect((await change({ action: "cancel" })).status).toBe(303);
      await until(() => eventsOf(email).length === 3, "the news");
      expect(eventsOf(email).map(({ form, fields, files }) => [form, fields.subject, files.length])).toEqual([
        ["appointment", "Interfaces", 1],
        ["appointment-rescheduled", "Interfaces", 0],
        ["appointment-cancelled", "Interfaces", 0],
      ]);
      expect(
        rows("SELECT id FROM uploads WHERE sequence IN (SELECT sequence FROM submissions WHERE person = ?)", email),
      ).toHaveLength(1);
    });

    test("and demos are held by the same people: neither takes a time of the other", async () => {
      const slot = await lastSlot(page);
      const start = Date.parse(slot);
      const demosBefore = await slotsOn("/en/platform/live-demo");
      const overlapping = demosBefore.filter(
        (other) => Date.parse(other) < start + appointmentMs && Date.parse(other) + demoMs > start,
      );
      expect(overlapping.length).toBeGreaterThan(0);
      expect((await appointment({ slot, email: "team-a@example.com" })).status).toBe(303);
      const demos = await slotsOn("/en/platform/live-demo");
      expect(demos.filter((other) => overlapping.includes(other))).toEqual([]);
      const lost = await book({ slot: overlapping[0] ?? "", email: "team-b@example.com" });
      expect(lost.status).toBe(409);

      const demoSlot = await freshSlot();
      expect((await book({ slot: demoSlot, email: "team-c@example.com" })).status).toBe(303);
      const clash = (await slotsOn(page)).filter(
        (other) =>
          Date.parse(other) < Date.parse(demoSlot) + demoMs && Date.parse(other) + appointmentMs > Date.parse(demoSlot),
      );
      expect(clash).toEqual([]);
    });

    test("that many want at once: one has it, the others read that their files must be chosen again", async () => {
      const slot = await lastSlot(page);
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          appointment({ slot, email: `expert${index}@example.com` }, { "plan.csv": `a;${index}\n` }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
      const lost = answers.find(({ status }) => status === 409);
      const html = (await lost?.text()) ?? "";
      expect(html).toContain("This time is no longer free");
      expect(html).toContain("The form has come back without your files");
      expect(html).toMatch(/name="subject"[^>]*value="Interfaces"|value="Interfaces"[^>]*name="subject"/);
    });

    test("whom no time suits asks without one", async () => {
      const response = await appointment({ slot: "none", email: "no-time@example.com", date: "At night" });
      expect(response.headers.get("location")).toBe("/en/thank-you?form=appointment");
    });
  });

  describe("fairs", () => {
    test("a fair to come books on its own days, by the same ways", async () => {
      const slots = await slotsOn("/de/specials/logimat");
      expect(slots).toHaveLength(16);
      const [slot = ""] = slots;
      const email = "fair@example.com";
      expect((await book({ form: "fair", slot, email }, "/de/specials/logimat")).status).toBe(303);
      expect((await book({ form: "fair", slot, email: "late-fair@example.com" }, "/de/specials/logimat")).status).toBe(
        409,
      );
      await until(() => mailsTo(email).length === 1, "the mail");
      expect(await (await fetch(`${site.url}/en/specials/logimat`)).text()).toMatch(
        /booth of WAKU Robotics, hall 6, booth C51/,
      );
      expect(mailsTo(email)[0]?.text).toContain("Ort\nMesse Stuttgart, Stand von WAKU Robotics, Halle 6, Stand C51");
      expect(mailsTo(email)[0]?.text).not.toContain("Link zum Gespräch");
      const link = linkIn(mailsTo(email)[0]);
      const page = await (await fetch(site.url + link.pathname + link.search)).text();
      expect(page).toContain("Ihr Termin: LogiMAT 2024</h1>");
      expect(page.match(/type="radio"/g)).toHaveLength(15);
    });

    test("a fair that is over offers nothing, takes nothing, and leads to the demo", async () => {
      const past = await startFormSite({}, { now });
      try {
        for (const [locale, text] of [
          ["de", "Die Messe endete am 21. März 2024"],
          ["en", "The fair ended on March 21, 2024"],
        ]) {
          const response = await fetch(`${past.url}/${locale}/specials/logimat`);
          const html = await response.text();
          expect(html).toContain(text);
          expect(html).toContain(`href="/${locale}/platform/live-demo"`);
          expect(html).not.toContain('type="radio"');
          expect(html).not.toContain('value="fair"');
          const fields = { ...demo, form: "fair", slot: "2024-03-20T09:00Z", email: "past@example.com" };
          for (const slot of [fields.slot, "none"])
            expect((await past.send(`/${locale}/specials/logimat`, { ...fields, slot })).status).toBe(410);
          const appointments = await (await fetch(`${past.url}/${locale}/book-appointment`)).text();
          const main = /<main.*<\/main>/s.exec(appointments)?.[0] ?? "";
          expect(main).toContain('value="appointment"');
          expect(main).not.toContain("specials/logimat");
        }
      } finally {
        await past.stop();
      }
    });
  });
}
