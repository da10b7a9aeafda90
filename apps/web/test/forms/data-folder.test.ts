import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startFormSite, until } from "./form-site";
import { storedLeads } from "./stored-leads";

const contact = { form: "contact", name: "Ada", message: "Hello" };

test("a second process on the same data is refused with a sentence; a killed one leaves no lock", async () => {
  const first = await startFormSite();
  const refused = await startFormSite({}, { dataDir: first.dataDir }).then(
    () => "",
    (error: Error) => error.message,
  );
  expect(refused).toContain(`The site cannot start. Another process uses the data folder ${first.dataDir}`);
  expect(refused).not.toMatch(/^\s+at /m);
  expect((await first.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
  await first.kill();
  const next = await startFormSite({}, { dataDir: first.dataDir });
  try {
    expect((await next.send("/en/contact", { ...contact, email: "grace@example.com" })).status).toBe(303);
  } finally {
    await next.stop();
  }
});

test("rights of others in a data folder that was open are taken back, and the log says so", async () => {
  const first = await startFormSite();
  await first.kill();
  const inside = (name: string) => join(first.dataDir, name);
  chmodSync(first.dataDir, 0o777);
  chmodSync(inside("outbox.sqlite"), 0o666);
  chmodSync(inside("secret"), 0o644);
  const second = await startFormSite({}, { dataDir: first.dataDir });
  try {
    const modes = [first.dataDir, inside("outbox.sqlite"), inside("secret")].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o770, 0o660, 0o600]);
    for (const change of ["0777 and is 0770", "0666 and is 0660", "0644 and is 0600"])
      expect(second.output()).toContain(`others on this machine had rights here: the mode was ${change} now`);
  } finally {
    await second.stop();
  }
});

test("of two processes that start on the same data at the same moment one runs, and keeps what it accepts", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "form-site-"));
  const starts = await Promise.allSettled([startFormSite({}, { dataDir }), startFormSite({}, { dataDir })]);
  const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const refused = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  try {
    expect(refused).toEqual([expect.stringContaining(`Another process uses the data folder ${dataDir}`)]);
    for (const site of running) {
      expect((await site.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
      expect(storedLeads(site.dataDir, "ada@example.com")).toHaveLength(1);
    }
  } finally {
    for (const site of running) await site.stop();
  }
});

/** The data folder as a disk gives it that was mounted read-only, for the site's process alone. */
const readOnly = [
  ...["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"],
  'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR" && exec "$@"',
  "sh",
];
const hasNamespaces =
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

test.skipIf(!hasNamespaces)(
  "a data folder on a read-only disk (needs user namespaces): no start that would accept leads, and a sentence",
  async () => {
    const first = await startFormSite();
    expect((await first.send("/en/contact", { ...contact, email: "ada@example.com" })).status).toBe(303);
    await first.kill();
    const { dataDir } = first;
    const refused = await startFormSite({}, { dataDir, prefix: readOnly }).then(
      () => "",
      (error: Error) => error.message,
    );
    expect(refused).toContain(`The data folder ${dataDir} cannot be written (EROFS`);
    expect(refused).toContain("choose another with DATA_DIR=");
    expect(refused).not.toMatch(/^\s+at /m);
    // The disk is writable again: what was accepted before is there.
    const next = await startFormSite({}, { dataDir });
    expect(storedLeads(dataDir, "ada@example.com")).toHaveLength(1);
    await next.stop();
  },
);

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
