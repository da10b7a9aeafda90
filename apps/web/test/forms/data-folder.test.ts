import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./form-site";

const contact = { form: "contact", name: "Ada", message: "Hello" };

test("a second process on the same data is refused with a sentence; a killed one leaves no lock", async () => {
  const first = await startFormSite();
  const refused = await startFormSite({}, first.dataDir).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(refused).toContain(`The site cannot start. Another process uses the data folder ${first.dataDir}`);
  expect(refused).not.toMatch(/^\s+at /m);
  expect((await first.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
  await first.kill();
  const next = await startFormSite({}, first.dataDir);
  try {
    expect((await next.send("/en/contact", { ...contact, email: "grace@example.com" })).status).toBe(303);
  } finally {
    await next.stop();
  }
});

test("an operator exports and erases a person while the site runs; without --yes nothing is erased", async () => {
  const site = await startFormSite();
  const inbox = (...args: string[]) => {
    const cli = join(import.meta.dirname, "../../server/outbox/cli/inbox.ts");
    const env = { ...process.env, DATA_DIR: site.dataDir };
    return execFileSync(process.execPath, ["--no-warnings", cli, ...args], { env, encoding: "utf8" });
  };
  try {
    await site.send("/en/contact", { ...contact, email: "ada@example.com" });
    await until(() => inbox("list").match(/(team|visitor)-mail:delivered/g)?.length === 2, "both mails");
    expect(JSON.parse(inbox("person", "Ada@example.com")).leads).toHaveLength(1);
    const counts = "leads: 1\ndeliveries: 2\nsubscriptions: 0\nmails: 2\nuploads: 0\n";
    const receivers = "Already sent to team-mail, visitor-mail: erase the person there, too.\n";
    expect(inbox("erase", "ada@example.com")).toBe(
      `${counts}${receivers}Nothing is erased yet: add --yes to erase all of it for good.\n`,
    );
    expect(inbox("erase", "ada@example.com", "--yes")).toBe(`${counts}${receivers}Erased.\n`);
    expect(JSON.parse(inbox("person", "ada@example.com"))).toMatchObject({ leads: [], mails: [] });
    expect((await site.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
  } finally {
    await site.stop();
  }
});

/** Largest file the running process may write from now on; "unlimited" lifts it. */
function limitFileSize({ pid }: FormSite, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

test.skipIf(!hasPrlimit)(
  "a disk without room: 503, values kept, nothing acknowledged, fine again afterwards",
  async () => {
    const site = await startFormSite();
    try {
      const send = (email: string) => site.send("/en/contact", { ...contact, email, message: "x".repeat(3000) });
      expect((await send("before@example.com")).status).toBe(303);
      limitFileSize(site, statSync(join(site.dataDir, "outbox.sqlite-wal")).size);
      for (const email of ["full-1@example.com", "full-2@example.com"]) {
        const response = await send(email);
        const html = await response.text();
        expect(response.status).toBe(503);
        expect(html).toContain("has not reached us");
        expect(html).toContain(`value="${email}"`);
      }
      limitFileSize(site, "unlimited");
      expect((await send("full-1@example.com")).status).toBe(303);
    } finally {
      await site.stop();
    }
  },
);
