import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pdf } from "@waku/leads/testing";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../content-copy";
import { type FormSite, startFormSite, until } from "./form-site";

const contact = { form: "contact", name: "Ada", message: "Hello" };

/** Health as an operator's probe sees it. */
async function health({ url }: FormSite): Promise<[number, string]> {
  const response = await fetch(`${url}/readyz`);
  return [response.status, (await response.json()).status];
}

function application(email: string): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: "application", name: "Zoë", email, message: "Guten Tag" }))
    body.append(name, value);
  body.append("documents", new Blob([new Uint8Array(pdf(900_000))]), "cv.pdf");
  return body;
}

/** The site's content with ways to reach us. */
async function contentWithContact(): Promise<ContentCopy> {
  const content = await copyContent();
  await content.edit("shared/site.yaml", (text) =>
    text.replace("  phone: null", '  phone: "+49 30 123456"').replace("  email: null", "  email: info@waku.example"),
  );
  return content;
}

/** What the form says about itself; between texts React leaves marks that nobody sees. */
const alertIn = (html: string) => /<p role="alert"[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll("<!-- -->", "") ?? "";

async function expectHonest(response: Response, sentence: string, email: string): Promise<void> {
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(alertIn(html)).toContain(sentence);
  expect(alertIn(html)).toContain('<a href="tel:+4930123456">+49 30 123456</a>');
  expect(alertIn(html)).toContain('<a href="mailto:info@waku.example">info@waku.example</a>');
  expect(html.includes(`value="${email}"`)).toBe(true);
}

/** A process of ours whose files can take no byte from now on: what a disk does that has become read-only. */
function limitFileSize({ pid }: FormSite, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

test.skipIf(!hasPrlimit)(
  "no file can be written (needs prlimit): honest answers everywhere, health is red, all is well again by itself",
  async () => {
    const content = await contentWithContact();
    const site = await startFormSite({ CONTENT_DIR: content.folder });
    try {
      expect(await health(site)).toEqual([200, "ready"]);
      await site.send("/de/newsletter", { form: "newsletter", email: "reader@example.com" });
      const [mail = ""] = readdirSync(join(site.dataDir, "mail"));
      const { text } = await PostalMime.parse(readFileSync(join(site.dataDir, "mail", mail)));
      const { pathname, search, searchParams } = new URL(/http\S+confirm=\S+/.exec(text ?? "")?.[0] ?? "");
      const [link, token] = [pathname + search, searchParams.get("confirm") ?? ""];
      limitFileSize(site, 0);
      // Health shows it before a visitor meets it.
      expect(await health(site)).toEqual([503, "leads cannot be stored"]);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      const send = (email: string, path = "/de/contact") => site.send(path, { ...contact, email });
      await expectHonest(await send("a@example.com"), "ist nicht bei uns angekommen", "a@example.com");
      await expectHonest(await send("b@example.com", "/en/contact"), "has not reached us", "b@example.com");
      const uploaded = await site.send("/de/company/jobs", application("zoe@example.com"));
      await expectHonest(uploaded, "ist nicht bei uns angekommen", "zoe@example.com");
      expect(readdirSync(join(site.dataDir, "uploads"))).toEqual([]);
      expect((await fetch(`${site.url}/de/pricing`)).status).toBe(200);
      // The button of a mail's link is still there to be pressed again.
      const confirmation = await site.send(link, { form: "newsletter-confirm", token });
      const html = await confirmation.text();
      expect(confirmation.status).toBe(503);
      expect(alertIn(html)).toMatch(/es hat sich nichts geändert.*tel:/);
      expect(html.includes(`name="token" value="${token}"`)).toBe(true);

      limitFileSize(site, "unlimited");
      expect(await health(site)).toEqual([200, "ready"]);
      expect((await site.send(link, { form: "newsletter-confirm", token })).status).toBe(303);
      expect((await send("a@example.com")).status).toBe(303);
      expect((await site.send("/de/company/jobs", application("zoe@example.com"))).status).toBe(303);
    } finally {
      await site.stop();
      await content.remove();
    }
  },
);

/** A file system of 4 MB on the data folder, in a mount namespace that the site's process has for itself. */
const smallDisk = [
  "unshare",
  "--user",
  "--map-root-user",
  "--mount",
  "sh",
  "-c",
  'mount -t tmpfs -o size=4m,mode=700 tmpfs "$DATA_DIR" && exec "$@"',
  "sh",
];
const hasNamespaces =
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Takes what is left of a file system, whatever others write beside it. */
function fillUp(folder: string): void {
  try {
    while (true) appendFileSync(join(folder, "filler"), Buffer.alloc(4096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** A folder as the site sees it. */
const seenBy = ({ pid, dataDir }: FormSite) => join(`/proc/${pid}/root`, dataDir);

test.skipIf(!hasNamespaces)(
  "a full disk (needs user namespaces): 503 and red health, then as before; deliveries go on",
  async () => {
    const content = await contentWithContact();
    const site = await startFormSite({ CONTENT_DIR: content.folder }, { prefix: smallDisk });
    try {
      const folder = seenBy(site);
      const mails = () => readdirSync(join(folder, "mail")).filter((name) => name.endsWith(".eml")).length;
      const send = (email: string) => site.send("/de/contact", { ...contact, email, message: "x".repeat(3900) });
      expect((await send("before@example.com")).status).toBe(303);
      await until(() => mails() === 2, "both mails of the first lead");

      fillUp(folder);
      const upload = await site.send("/de/company/jobs", application("zoe@example.com"));
      await expectHonest(upload, "ist nicht bei uns angekommen", "zoe@example.com");
      expect(readdirSync(join(folder, "uploads"))).toEqual([]);
      // The log of the database has room for a few more leads; those are acknowledged, and must be there at the end.
      const answers: [string, number][] = [];
      while (answers.at(-1)?.[1] !== 503 && answers.length < 400) {
        const email = `full-${answers.length}@example.com`;
        const response = await send(email);
        if (response.status === 503) await expectHonest(response.clone(), "ist nicht bei uns angekommen", email);
        answers.push([email, response.status]);
      }
      expect(answers.at(-1)?.[1]).toBe(503);
      expect(await health(site)).toEqual([503, "leads cannot be stored"]);

      rmSync(join(folder, "filler"));
      await until(async () => (await health(site))[0] === 200, "health");
      expect((await send("after@example.com")).status).toBe(303);
      const accepted = answers.filter(([, status]) => status === 303).length + 2;
      await until(() => mails() === 2 * accepted, "both mails of every lead that was acknowledged");
    } finally {
      await site.stop();
      await content.remove();
    }
  },
);

test.skipIf(!hasNamespaces)(
  "a folder of uploads that is read-only (needs user namespaces): the document is missed, and named in the log",
  async () => {
    const site = await startFormSite({}, { prefix: smallDisk });
    try {
      const uploads = join(site.dataDir, "uploads");
      const inside = ["--preserve-credentials", "--target", String(site.pid), "--user", "--mount"];
      execFileSync("nsenter", [...inside, "mount", "--bind", uploads, uploads]);
      execFileSync("nsenter", [...inside, "mount", "-o", "remount,bind,ro", uploads]);
      // Health shows it before an applicant meets it.
      expect(await health(site)).toEqual([503, "files of visitors cannot be stored"]);
      const response = await site.send("/en/company/jobs", application("zoe@example.com"));
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(html.includes('value="zoe@example.com"')).toBe(true);
      // Nobody has entered a way to reach us: none is offered.
      expect(alertIn(html)).toMatch(/has not reached us.*please try again in a moment\.$/);
      expect(site.output()).toContain("an upload could not be stored");
      expect(site.output()).toContain("EROFS");
      expect((await site.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
      execFileSync("nsenter", [...inside, "umount", uploads]);
      expect(await health(site)).toEqual([200, "ready"]);
      expect((await site.send("/en/company/jobs", application("zoe@example.com"))).status).toBe(303);
    } finally {
      await site.stop();
    }
  },
);

test.skipIf(!existsSync("/dev/full"))(
  "a log that cannot be written (needs /dev/full) does not end the site",
  async () => {
    const site = await startFormSite({ LOG_LEVEL: "info" }, { prefix: ["sh", "-c", 'exec "$@" > /dev/full', "sh"] });
    try {
      expect((await site.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
      expect(await health(site)).toEqual([200, "ready"]);
    } finally {
      await site.stop();
    }
  },
);
