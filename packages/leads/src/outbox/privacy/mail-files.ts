import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type MailFile = {
  path: string;
  /** Lead or request the mail belongs to: names of kept mails begin with it. */
  owner: string;
  /** Whether it answers somebody who asked for the newsletter, and was not confirmed yet. */
  isRequest: boolean;
};

/** The mails that are kept as files, and what a crash left of one. */
export function listMails(folder: string): MailFile[] {
  return entries(folder)
    .filter((entry) => entry.isFile() && /\.eml(\.part)?$/.test(entry.name))
    .map(({ name }) => ({
      path: join(folder, name),
      owner: name.slice(0, 36),
      isRequest: /^.{36}-newsletter\./.test(name),
    }));
}

/** Mails of a person's leads, and those from or to the person's address, such as an unanswered confirmation. */
export function mailsOf(folder: string, owners: ReadonlySet<string>, email: string): MailFile[] {
  return listMails(folder).filter(({ path, owner }) => owners.has(owner) || namesAddress(path, email));
}

function namesAddress(path: string, email: string): boolean {
  const mail = readFileSync(path, "utf8");
  const headers = mail.slice(0, mail.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const addresses = headers.match(/^(?:to|reply-to):.*$/gim)?.join("\n") ?? "";
  return addresses
    .toLowerCase()
    .split(/[\s<>,"]+/)
    .includes(email);
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
