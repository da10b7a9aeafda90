import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { docx, pdf, xlsx, zip } from "@waku/leads/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { send } from "../send";
import { type FormSite, startFormSite, until } from "./form-site";
import { type MailSink, startMailSink, startWebhookSink, type WebhookSink } from "./sinks";

const siteUrl = "https://www.waku.example";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let site: FormSite;
let smtp: MailSink;
let crm: WebhookSink;

const settings = () => ({
  SITE_URL: siteUrl,
  SMTP_URL: smtp.url,
  MAIL_FROM: "website@waku.example",
  MAIL_TO: "team@waku.example",
  WEBHOOK_URL: crm.url,
  WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
  UPLOAD_MAX_MB: "1",
});

beforeAll(async () => {
  smtp = await startMailSink();
  crm = await startWebhookSink();
  site = await startFormSite(settings());
});
afterAll(async () => {
  await site.stop();
  await crm.close();
  await smtp.close();
});

let applicants = 0;
let email: string;
beforeEach(() => {
  email = `applicant-${++applicants}@example.com`;
});

type Document = { name: string; content: Buffer };

function application(documents: Document[], changes: Record<string, string> = {}): FormData {
  const body = new FormData();
  const fields = { form: "application", name: "Zoë", email, message: "Guten Tag", ...changes };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { name, content } of documents) body.append("documents", new Blob([new Uint8Array(content)]), name);
  return body;
}

const stored = (of = site) => readdirSync(join(of.dataDir, "uploads")).sort();
const teamMail = () => smtp.mails.find(({ to, text }) => to[0] === "team@waku.example" && text.includes(email));
const crmCall = () => crm.taken.find(({ lead }) => lead.email === email);

/** A part of a form as no browser would write it. */
function part(disposition: string, content: string): string {
  return `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

const applicationParts = (address: string) => [
  part('name="form"', "application"),
  part('name="name"', "Zoe"),
  part('name="email"', address),
  part('name="message"', "Hello"),
];

/** Sends parts byte by byte as they are written here. */
function sendRaw(parts: string[], type = "multipart/form-data; boundary=b") {
  const headers = { Origin: siteUrl, "Content-Type": type };
  const body = `${parts.join("")}--b--\r\n`;
  return send({ port: Number(new URL(site.url).port) }, "/en/company/jobs", { method: "POST", headers, body });
}

type Sent = { files: { name: string; type: string; bytes: number; url: string }[] };

describe("accepted", () => {
  test("documents are on disk under random names and reach the team as attachments, the CRM as links", async () => {
    const before = stored();
    const documents = [
      { name: "Lebenslauf Zoë.pdf", content: pdf(5000) },
      { name: "..\\zeugnis", content: docx() },
    ];
    const response = await site.send("/de/company/jobs", application(documents, { position: "Serviceingenieur" }));
    expect([response.status, response.headers.get("location")]).toEqual([303, "/de/thank-you?form=application"]);
    const added = stored().filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);
    for (const name of added) {
      expect(name).toMatch(/^[0-9a-f]{32}$/);
      expect(statSync(join(site.dataDir, "uploads", name)).mode & 0o777).toBe(0o600);
    }

    await until(() => teamMail() !== undefined && crmCall() !== undefined, "both sinks");
    const attachments = teamMail()?.attachments ?? [];
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["Lebenslauf Zoë.pdf", "application/pdf"],
      ["zeugnis.docx", wordType],
    ]);
    expect(attachments.map(({ content }) => content.equals(documents[0]?.content ?? content))).toEqual([true, false]);
    expect(attachments[1]?.content.equals(docx())).toBe(true);

    const { files } = JSON.parse(crmCall()?.body ?? "") as Sent;
    expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
      ["Lebenslauf Zoë.pdf", "application/pdf", 5000],
      ["zeugnis.docx", wordType, docx().length],
    ]);
    const address = files[0]?.url.replace(siteUrl, site.url) ?? "";
    const file = await fetch(address);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "5000",
      "content-disposition": "attachment; filename*=UTF-8''Lebenslauf%20Zo%C3%AB.pdf",
      "x-content-type-options": "nosniff",
      "x-robots-tag": expect.stringContaining("noindex"),
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf(5000))).toBe(true);
    expect((await fetch(address, { method: "HEAD" })).headers.get("content-length")).toBe("5000");
    for (const wrong of [`${address}AAAA`, address.slice(0, -4), `${site.url}/forms/files/${added[0]}`])
      expect((await fetch(wrong)).status).toBe(410);
    for (const path of [`/uploads/${added[0]}`, `/media/../uploads/${added[0]}`])
      expect((await fetch(site.url + path)).status).toBe(404);
  });

  test("with scripts the same, as data; without any file too", async () => {
    const response = await site.send("/en/company/jobs.data", application([{ name: "cv.pdf", content: pdf() }]));
    expect(await response.text()).toContain("/en/thank-you?form=application");
    await until(() => teamMail()?.attachments.length === 1, "the mail");
    const empty = application([]);
    empty.append("documents", new Blob([]), "");
    empty.set("message", "Another one");
    expect((await site.send("/en/company/jobs", empty)).status).toBe(303);
  });

  test("a document without a name arrives, too; an empty part is none", async () => {
    const answer = await sendRaw([
      ...applicationParts(email),
      part('name="documents"; filename=""', ""),
      part('name="documents"; filename=""', pdf(2000).toString()),
      part('name="documents"; filename="folder/"', `\n${pdf(2999)}`),
    ]);
    expect(answer.headers.location).toBe("/en/thank-you?form=application");
    await until(() => teamMail() !== undefined, "the mail");
    const attachments = teamMail()?.attachments ?? [];
    expect(attachments.map(({ filename, content }) => [filename, content.length])).toEqual([
      ["document.pdf", 2000],
      ["document.pdf", 3000],
    ]);
  });

  test("sent twice it is one lead with one file; with another file it is another", async () => {
    const before = stored().length;
    const send = (content: Buffer) => site.send("/en/company/jobs", application([{ name: "cv.pdf", content }]));
    await Promise.all([send(pdf()), send(pdf())]);
    expect(stored()).toHaveLength(before + 1);
    await send(pdf(2000));
    expect(stored()).toHaveLength(before + 2);
    const calls = () => crm.taken.filter(({ lead }) => lead.email === email).length;
    await until(() => calls() === 2, "two leads at the CRM");
  });

  test("beyond the limit of attachments the team gets links, too", async () => {
    const other = await startFormSite({ ...settings(), MAIL_ATTACHMENT_MB: "0" });
    try {
      await other.send("/en/company/jobs", application([{ name: "cv.pdf", content: pdf() }]));
      await until(() => teamMail() !== undefined, "the mail");
      expect(teamMail()?.attachments).toEqual([]);
      const link = /https:\S+\/forms\/files\/\S+/.exec(teamMail()?.text ?? "")?.[0] ?? "";
      expect((await fetch(link.replace(siteUrl, other.url))).status).toBe(200);
      // The confirmation to the applicant counts them, and no more.
      await until(() => smtp.mails.some(({ to }) => to[0] === email), "the confirmation");
      const confirmation = smtp.mails.find(({ to }) => to[0] === email);
      expect(confirmation?.text).toContain(" * 1 file\n");
      expect(confirmation?.text).not.toContain("cv.pdf");
    } finally {
      await other.stop();
    }
  });
});

describe("an inquiry", () => {
  const inquiries: [form: string, path: string, fields: Record<string, string>][] = [
    ["contact", "contact", { message: "Hello" }],
    ["demo", "platform/live-demo", { company: "Engines", slot: "none" }],
    ["offer", "request-offer", { company: "Engines" }],
    ["consulting", "consulting/solution-design", { company: "Engines", message: "Pallets" }],
    ["trial", "get-started", { company: "Engines" }],
    ["robot-test", "solutions/robot-test", { company: "Engines" }],
    ["appointment", "book-appointment", { subject: "Interfaces", slot: "none" }],
    ["partner", "partners", { company: "Engines", message: "We repair" }],
  ];
  const inquiry = (form: string, fields: Record<string, string>, files: Document[]) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ form, name: "Zoë", email, ...fields })) body.append(name, value);
    for (const { name, content } of files) body.append("files", new Blob([new Uint8Array(content)]), name);
    return body;
  };

  test.each(inquiries)("by the form %s brings its files to the team and to the CRM", async (form, path, fields) => {
    const html = await (await fetch(`${site.url}/en/${path}`)).text();
    expect(html).toMatch(/<form[^>]* enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input[^>]* type="file" multiple=""[^>]* accept="\.pdf,\.docx,\.xlsx,\.png,\.jpg,\.jpeg,/);
    const files = [
      { name: "Grundriss.pdf", content: pdf(3000) },
      { name: "machines.xlsx", content: xlsx() },
      { name: "amr-07.log", content: Buffer.from("05:40 lidar fault\n") },
    ];
    const response = await site.send(`/en/${path}`, inquiry(form, fields, files));
    expect([response.status, response.headers.get("location")]).toEqual([303, `/en/thank-you?form=${form}`]);
    await until(() => teamMail() !== undefined && crmCall() !== undefined, "both sinks");
    const names = files.map(({ name }) => name);
    expect(teamMail()?.attachments.map(({ filename }) => filename)).toEqual(names);
    expect((JSON.parse(crmCall()?.body ?? "") as Sent).files.map(({ name }) => name)).toEqual(names);
  });

  test.each(["de", "en"])("with an archive is refused, with what can be done, in %s", async (locale) => {
    const before = stored();
    const archive = { name: "logs.zip", content: zip({ "amr.log": "05:40" }) };
    const body = inquiry("contact", { message: "Hello" }, [archive]);
    const response = await site.send(`/${locale}/contact`, body);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      locale === "de" ? "Aus einem Archiv wählen Sie bitte die einzelnen Dateien." : "From an archive, please choose",
    );
    expect(stored()).toEqual(before);
  });
});

describe("not accepted", () => {
  test.each([
    ["a text that calls itself PDF", Buffer.from("Hello, I am a text file")],
    ["an empty file", Buffer.alloc(0)],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an archive that is no Word document", zip({ "word/run.exe": "MZ" })],
  ])("%s: the field says so, what was typed stays, nothing is kept", async (_what, content) => {
    const before = stored();
    const documents = [
      { name: "good.pdf", content: pdf() },
      { name: "<bad>.pdf", content },
    ];
    const response = await site.send("/de/company/jobs", application(documents));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("„&lt;bad&gt;.pdf“ ist kein PDF und keine Word-Datei");
    expect(html).toContain("ohne Ihre Dateien zurückgekommen");
    expect(html).toContain(`value="${email}"`);
    expect(html).toContain("Guten Tag</textarea>");
    expect(html).toMatch(/<input id="application-documents"[^>]*aria-invalid="true"/);
    expect(stored()).toEqual(before);
  });

  test("too large: 413 with the form, its entries and the limit", async () => {
    const before = stored();
    const response = await site.send("/en/company/jobs", application([{ name: "cv.pdf", content: pdf(1_000_001) }]));
    const html = await response.text();
    expect(response.status).toBe(413);
    expect(html).toContain("“cv.pdf” is larger than 1 MB");
    expect(html).toContain(`value="${email}"`);
    expect(stored()).toEqual(before);
  });

  test("far too large: the same answer, without reading all of it", async () => {
    const before = stored();
    const response = await site.send("/en/company/jobs", application([{ name: "cv.pdf", content: pdf(14_000_000) }]));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(`value="${email}"`);
    expect(stored()).toEqual(before);
  });

  test("more files than the field takes", async () => {
    const before = stored();
    const documents = ["a", "b", "c", "d"].map((name) => ({ name: `${name}.pdf`, content: pdf() }));
    const response = await site.send("/en/company/jobs", application(documents));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please choose 3 files at most.");
    expect(stored()).toEqual(before);
  });

  test("another field is wrong: the file must be chosen again, and the page says so", async () => {
    const before = stored();
    const body = application([{ name: "cv.pdf", content: pdf() }], { name: "" });
    const html = await (await site.send("/en/company/jobs", body)).text();
    expect(html).toContain("The form has come back without your files");
    expect(html).toContain("Please fill in: Your name.");
    expect(stored()).toEqual(before);
  });

  test("many more than that: the same answer, with what was typed", async () => {
    const before = stored();
    const documents = Array.from({ length: 60 }, (_, index) => ({ name: `${index}.pdf`, content: pdf() }));
    const response = await site.send("/en/company/jobs", application(documents));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("Please choose 3 files at most.");
    expect(html.includes(`value="${email}"`)).toBe(true);
    expect(stored()).toEqual(before);
  });

  test("more parts, files or text than any form has: 413, and nothing of it stays, files among it neither", async () => {
    const before = stored();
    const strange = application([]);
    for (let index = 0; index < 21; index++) strange.append("strange", new Blob(["x"]), "x.pdf");
    strange.append("documents", new Blob([new Uint8Array(pdf())]), "cv.pdf");
    const fields = application([{ name: "cv.pdf", content: pdf() }]);
    for (let index = 0; index < 201; index++) fields.append("x", "");
    const long = application([{ name: "cv.pdf", content: pdf() }]);
    long.append("more", "x".repeat(70_000));
    for (const body of [strange, fields, long]) expect((await site.send("/en/company/jobs", body)).status).toBe(413);
    expect(stored()).toEqual(before);
  });

  test("files for forms and fields that take none are dropped; long texts are no files", async () => {
    const before = stored();
    const contact = application([{ name: "cv.pdf", content: pdf() }], { form: "contact" });
    expect((await site.send("/en/contact", contact)).status).toBe(303);
    const wrongField = application([]);
    wrongField.append("message", new Blob([new Uint8Array(pdf())]), "cv.pdf");
    expect((await site.send("/en/company/jobs", wrongField)).status).toBe(303);
    const long = application([], { message: "x".repeat(70_000) });
    expect((await site.send("/en/company/jobs", long)).status).toBe(413);
    expect(stored()).toEqual(before);
  });

  test("documents without a name count and are looked at like others", async () => {
    const before = stored();
    const nameless = (content: string) => part('name="documents"; filename=""', content);
    const pdfs = Array.from({ length: 4 }, () => nameless(pdf().toString()));
    const tooMany = await sendRaw([...applicationParts(email), ...pdfs]);
    expect(tooMany.status).toBe(422);
    expect(tooMany.text).toContain("Please choose 3 files at most.");
    const wrong = await sendRaw([...applicationParts(email), nameless("plain text")]);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain("“unnamed” is neither a PDF nor a Word file");
    expect(stored()).toEqual(before);
  });

  test("the content type may be written in any case", async () => {
    const parts = [...applicationParts(email), part('name="documents"; filename="cv.pdf"', pdf().toString())];
    const answer = await sendRaw(parts, "Multipart/FORM-data; Boundary=b");
    expect([answer.status, answer.headers.location]).toEqual([303, "/en/thank-you?form=application"]);
    await until(() => teamMail()?.attachments.length === 1, "the mail with the document");
    const fields = new URLSearchParams({ form: "application", name: "Zoë", email, message: "Without files" });
    const plain = await send({ port: Number(new URL(site.url).port) }, "/en/company/jobs", {
      method: "POST",
      headers: { Origin: siteUrl, "Content-Type": "APPLICATION/X-www-form-URLENCODED; charset=utf-8" },
      body: fields.toString(),
    });
    expect(plain.status).toBe(303);
  });

  test.each([
    ["a part without any name", part("x=y", "x")],
    ["a file without a field", part('filename="cv.pdf"', "x")],
    ["a part without headers", "--b\r\n\r\nx\r\n"],
    ["a name of marks", part('name="__proto__"', "x")],
    ["a field of a wrong name", part('name="constructor"; filename="a.pdf"', "x")],
    [
      "an encoding nobody knows",
      `--b\r\nContent-Disposition: form-data; name="x"\r\nContent-Type: text/plain; charset=klingon\r\n\r\nx\r\n`,
    ],
  ])("%s does not end the site, and the rest of the form counts", async (_what, strange) => {
    const answer = await sendRaw([strange, ...applicationParts(email)]);
    expect([answer.status, answer.headers.location]).toEqual([303, "/en/thank-you?form=application"]);
  });

  test("from a foreign page nothing is even read", async () => {
    const body = application([{ name: "cv.pdf", content: pdf() }]);
    expect((await site.send("/en/company/jobs", body, { Origin: "https://evil.example" })).status).toBe(403);
  });

  test("a body that is no form, and a connection that breaks off, leave nothing behind", async () => {
    const before = stored();
    const headers = { "Content-Type": "multipart/form-data", Origin: siteUrl };
    expect((await fetch(`${site.url}/en/company/jobs`, { method: "POST", body: "x", headers })).status).toBe(400);

    const { port } = new URL(site.url);
    const socket = connect(Number(port), "127.0.0.1");
    const start = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
    socket.write(
      `POST /en/company/jobs HTTP/1.1\r\nHost: x\r\nOrigin: ${siteUrl}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n` +
        `${start('name="form"')}application\r\n${start('name="documents"; filename="cv.pdf"')}`,
    );
    socket.write(pdf(300_000));
    await until(() => stored().length === before.length + 1, "the first part of the file on disk");
    socket.destroy();
    await until(() => stored().length === before.length, "its removal");
  });

  test("past the rate limit nothing is written", async () => {
    const strict = await startFormSite({ SITE_URL: siteUrl, FORM_LIMIT_PER_10_MIN: "1" });
    try {
      const send = (message: string) =>
        strict.send("/de/company/jobs", application([{ name: "cv.pdf", content: pdf() }], { message }));
      expect((await send("Eins")).status).toBe(303);
      const refused = await send("Zwei");
      expect(refused.status).toBe(429);
      expect(await refused.text()).toContain("Zwei</textarea>");
      expect(stored(strict)).toHaveLength(1);
    } finally {
      await strict.stop();
    }
  });
});

describe("left out of a form that is accepted", () => {
  const jobs = "/en/company/jobs";
  const siteOf = (changes: Record<string, string>) => startFormSite({ ...settings(), ...changes });

  /** What the thank-you page says, the application's other files, and what team and applicant read. */
  async function outcome(at: FormSite, response: Response) {
    expect(response.status).toBe(303);
    const page = await fetch(at.url + response.headers.get("location"));
    await until(() => teamMail() !== undefined && smtp.mails.some(({ to }) => to[0] === email), "both mails");
    const text = (await page.text()).replaceAll("<!-- -->", "");
    return { text, team: teamMail(), confirmation: smtp.mails.find(({ to }) => to[0] === email)?.text };
  }

  test("below DISK_MIN_FREE_MB no file is taken, but the application; the visitor reads which and what to do", async () => {
    const full = await siteOf({ DISK_MIN_FREE_MB: "1000000" });
    try {
      const documents = [
        { name: "cv\u202e.pdf", content: pdf() },
        { name: "<b>.pdf", content: pdf() },
      ];
      const { text, team, confirmation } = await outcome(full, await full.send(jobs, application(documents)));
      expect(text).toContain("Thank you for your application</h1>");
      expect(text).toContain(
        "We could not take these files just now: “cv.pdf”, “&lt;b&gt;.pdf”. Everything else has reached",
      );
      expect(text).toContain("Please reply to the confirmation in your mailbox and attach the files there.");
      expect(text).not.toContain("All documents are stored");
      expect(team?.text).toContain("cv.pdf (no room on the server), <b>.pdf (no room on the server)");
      expect(team?.attachments).toEqual([]);
      expect(confirmation).toContain("Please reply to this email and attach the missing ones.");
      expect(confirmation).not.toContain("cv.pdf");
      expect(stored(full)).toEqual([]);
      const german = await full.send("/de/company/jobs", application(documents, { message: "Noch eine" }));
      const page = await fetch(full.url + german.headers.get("location"));
      expect(await page.text()).toContain("Diese Dateien konnten wir gerade nicht annehmen: „cv.pdf“");
      // What was forged names nothing.
      const forged = await (await fetch(`${full.url}/en/thank-you?form=application&missing=evil`)).text();
      expect(forged).toContain("Thank you for your application</h1>");
      expect(forged).not.toContain("evil</");
      // A form that comes without files is as always.
      const plain = await full.send(jobs, application([], { message: "Without files" }));
      expect(plain.headers.get("location")).toBe("/en/thank-you?form=application");
    } finally {
      await full.stop();
    }
  });

  test("a day takes so much from all visitors together, whoever sends it and however many at once", async () => {
    const limited = await siteOf({ UPLOAD_DAILY_MB: "2", TRUSTED_PROXY_HOPS: "1" });
    try {
      const send = (index: number) =>
        limited.send(
          jobs,
          application([{ name: "cv.pdf", content: pdf(900_000) }], { email: `flood${index}@example.com` }),
          { "X-Forwarded-For": `10.${index}.0.1` },
        );
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
      expect(stored(limited).length).toBeGreaterThan(0);
      expect(stored(limited).length).toBeLessThanOrEqual(2);
      // What was refused has used up nothing, and what is left is given to others.
      const refused = application([{ name: "cv.pdf", content: pdf(100_000) }], { name: "" });
      for (let attempt = 0; attempt < 3; attempt++) expect((await limited.send(jobs, refused)).status).toBe(422);
      expect((await send(20)).headers.get("location")).toContain("&missing=");
      expect((await limited.send("/en/contact", { form: "contact", name: "A", email, message: "x" })).status).toBe(303);
    } finally {
      await limited.stop();
    }
  });

  test("a virus scanner refuses a file, the rest arrives; when it does not answer, its files do not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "scanner-"));
    const command = join(folder, "scan");
    writeFileSync(command, '#!/bin/sh\ngrep -q VIRUS "$1" && exit 1\ngrep -q CONFUSING "$1" && exit 2\nexit 0\n');
    chmodSync(command, 0o755);
    const scanning = await siteOf({ UPLOAD_SCANNER: command });
    const withWord = (word: string) => Buffer.concat([pdf(), Buffer.from(word)]);
    try {
      const documents = [
        { name: "good.pdf", content: pdf() },
        { name: "bad.pdf", content: withWord("VIRUS") },
        { name: "odd.pdf", content: withWord("CONFUSING") },
      ];
      const { text, team } = await outcome(scanning, await scanning.send(jobs, application(documents)));
      expect(text).toContain("We could not take these files just now: “odd.pdf”.");
      expect(text).toContain("Our virus scanner found something in these files: “bad.pdf”.");
      expect(team?.attachments.map(({ filename }) => filename)).toEqual(["good.pdf"]);
      expect(team?.text).toContain(
        "bad.pdf (refused by the virus scanner), odd.pdf (the virus scanner did not answer)",
      );
      expect(stored(scanning)).toHaveLength(1);
      expect(scanning.output()).toContain("ended with 2");
    } finally {
      await scanning.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

test("a crash loses no document of an accepted application", async () => {
  const first = await startFormSite({ SITE_URL: siteUrl });
  const response = await first.send("/en/company/jobs", application([{ name: "cv.pdf", content: pdf(4000) }]));
  expect(response.status).toBe(303);
  await first.kill();
  const second = await startFormSite(settings(), { dataDir: first.dataDir });
  try {
    const [id = ""] = stored(second);
    expect(readFileSync(join(second.dataDir, "uploads", id)).equals(pdf(4000))).toBe(true);
  } finally {
    await second.stop();
  }
});
