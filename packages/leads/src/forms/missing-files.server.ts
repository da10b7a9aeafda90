import type { Locale } from "@waku/i18n/locale";
import type { LeftOutFile, LeftOutReason } from "../file-types.ts";
import { type LeadField, missingFilesField } from "../lead.ts";

type Texts = {
  label: string;
  /** What the team reads behind a file's name. */
  reason: Record<LeftOutReason, string>;
  /** What the visitor reads: which files, and what to do. */
  notTaken: (names: string) => string;
  infected: (names: string) => string;
  remedy: string;
  quoted: (name: string) => string;
};

const texts: Record<Locale, Texts> = {
  de: {
    label: "Dateien, die fehlen",
    reason: {
      noRoom: "kein Platz auf dem Server",
      infected: "vom Virenscanner abgelehnt",
      unchecked: "der Virenscanner antwortete nicht",
    },
    notTaken: (names) => `Diese Dateien konnten wir gerade nicht annehmen: ${names}.`,
    infected: (names) => `In diesen Dateien hat unser Virenscanner etwas gefunden: ${names}.`,
    remedy:
      "Alles andere ist bei uns angekommen. Antworten Sie bitte auf die Bestätigung in Ihrem Postfach und hängen Sie die Dateien dort an.",
    quoted: (name) => `„${name}“`,
  },
  en: {
    label: "Missing files",
    reason: {
      noRoom: "no room on the server",
      infected: "refused by the virus scanner",
      unchecked: "the virus scanner did not answer",
    },
    notTaken: (names) => `We could not take these files just now: ${names}.`,
    infected: (names) => `Our virus scanner found something in these files: ${names}.`,
    remedy:
      "Everything else has reached us. Please reply to the confirmation in your mailbox and attach the files there.",
    quoted: (name) => `“${name}”`,
  },
};

/** Tells the team which files a lead came without, and why. */
export function missingFiles(files: LeftOutFile[], locale: Locale): LeadField[] {
  const { label, reason } = texts[locale];
  if (files.length === 0) return [];
  const value = files.map((file) => `${file.name} (${reason[file.reason]})`).join(", ");
  return [{ name: missingFilesField, label, value }];
}

/** Tells the visitor which files have not arrived, and how to send them. */
export function missingFilesText(files: LeftOutFile[], locale: Locale): string {
  const { notTaken, infected, remedy, quoted } = texts[locale];
  const names = (isInfected: boolean) =>
    files
      .filter(({ reason }) => (reason === "infected") === isInfected)
      .map(({ name }) => quoted(name))
      .join(", ");
  const [refused, others] = [names(true), names(false)];
  return [...(others ? [notTaken(others)] : []), ...(refused ? [infected(refused)] : []), remedy].join(" ");
}
