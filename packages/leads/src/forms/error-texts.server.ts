import type { Locale } from "@waku/i18n/locale";
import type { FileProblem, FileSet, LeftOutReason } from "../file-types.ts";

/** Why a field or a form was not accepted. */
export type FieldErrorCode = "required" | "email" | "url" | "tooLong" | "choice" | "slot";
type FileErrorCode = Exclude<FileProblem, "notStored" | LeftOutReason>;
type FormErrorCode = "tooMany" | "notStored" | "notChanged" | "notMoved" | "notSent" | "expired" | "closed" | "over";

/** What a file field takes: so many files of so many megabytes, of certain kinds. */
export type FileLimits = { maxFiles: number; maxMegabytes: number; fileSet: FileSet };

type Texts = Record<FormErrorCode, string> & {
  /** The chosen slot is not free, with and without others near it. */
  slotTaken: (hasOthers: boolean) => string;
  /** Said to everybody whose slot is taken: some have taken it themselves. */
  slotOwn: string;
  field: Record<FieldErrorCode, (label: string, maxLength: number) => string>;
  /** Stands for the name of a file that has none. */
  fileUnnamed: string;
  file: Record<FileErrorCode, (name: string, limits: FileLimits) => string>;
  fileHint: (limits: FileLimits) => string;
};

/** Kinds of files that a field takes, as people call them. */
const kinds: Record<Locale, Record<FileSet, string>> = {
  de: {
    documents: "PDF oder Word (DOCX)",
    attachments: "PDF, Bild (PNG, JPG, WebP), Tabelle (XLSX, CSV), Word (DOCX) oder Text (TXT, LOG, JSON)",
  },
  en: {
    documents: "PDF or Word (DOCX)",
    attachments: "PDF, picture (PNG, JPG, WebP), table (XLSX, CSV), Word (DOCX) or text (TXT, LOG, JSON)",
  },
};

const wrongTypes: Record<Locale, Record<FileSet, (name: string) => string>> = {
  de: {
    documents: (name) =>
      `„${name}“ ist kein PDF und keine Word-Datei (DOCX). Bitte speichern Sie das Dokument als PDF und wählen Sie es noch einmal.`,
    attachments: (name) =>
      `„${name}“ nehmen wir nicht an. Möglich sind ${kinds.de.attachments}. Aus einem Archiv wählen Sie bitte die einzelnen Dateien.`,
  },
  en: {
    documents: (name) =>
      `“${name}” is neither a PDF nor a Word file (DOCX). Please save the document as a PDF and choose it again.`,
    attachments: (name) =>
      `We do not take “${name}”. Possible kinds: ${kinds.en.attachments}. From an archive, please choose the single files.`,
  },
};

/** Messages that say what to do. */
export const errorTexts: Record<Locale, Texts> = {
  de: {
    tooMany:
      "Von Ihrem Anschluss kamen gerade sehr viele Formulare. Bitte versuchen Sie es in zehn Minuten noch einmal; Ihre Eingaben bleiben stehen.",
    notStored:
      "Ihre Nachricht konnte nicht gespeichert werden und ist nicht bei uns angekommen. Ihre Eingaben bleiben stehen; bitte versuchen Sie es gleich noch einmal.",
    notChanged:
      "Das konnte gerade nicht gespeichert werden, es hat sich nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
    notMoved:
      "Gerade werden sehr viele Termine verschoben. Ihr Termin bleibt, wie er ist; bitte versuchen Sie es in einer Stunde noch einmal, oder schreiben Sie uns.",
    notSent:
      "Die Bestätigungsmail konnte gerade nicht verschickt werden, Sie sind noch nicht angemeldet. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    over: "Die Anmeldung ist geschlossen. Buchen Sie stattdessen eine Demo, oder schreiben Sie uns.",
    closed: "Diese Messe ist vorbei, Termine am Stand gibt es nicht mehr. Buchen Sie stattdessen eine Demo.",
    slotTaken: (hasOthers) =>
      hasOthers
        ? "Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen, die nächsten freien stehen obenan; Ihre übrigen Angaben bleiben stehen."
        : "Dieser Termin ist nicht mehr frei, und ein anderer ist es gerade auch nicht. Schreiben Sie uns, wann es Ihnen passt.",
    slotOwn: "Haben Sie ihn gerade selbst gebucht, ist die Bestätigung per E-Mail unterwegs.",
    expired: "Dieser Link ist abgelaufen oder unvollständig. Melden Sie sich bitte noch einmal an.",
    field: {
      required: (label) => `Bitte ausfüllen: ${label}.`,
      email: () => "Bitte geben Sie eine E-Mail-Adresse wie name@firma.de ein.",
      url: () => "Bitte geben Sie eine Adresse wie https://firma.de ein.",
      tooLong: (_label, max) => `Bitte kürzen Sie auf höchstens ${max} Zeichen.`,
      choice: () => "Bitte wählen Sie einen der Einträge.",
      slot: () => "Bitte wählen Sie einen Termin, oder dass keiner passt.",
    },
    fileUnnamed: "ohne Namen",
    file: {
      tooLarge: (name, { maxMegabytes }) =>
        `„${name}“ ist größer als ${maxMegabytes} MB. Bitte wählen Sie eine kleinere Datei, zum Beispiel ein PDF mit verkleinerten Bildern.`,
      wrongType: (name, { fileSet }) => wrongTypes.de[fileSet](name),
      tooMany: (_name, { maxFiles }) => `Bitte wählen Sie höchstens ${maxFiles} Dateien.`,
    },
    fileHint: ({ maxFiles, maxMegabytes, fileSet }) =>
      `${kinds.de[fileSet]}, bis zu ${maxFiles} Dateien mit je höchstens ${maxMegabytes} MB`,
  },
  en: {
    tooMany:
      "Very many forms came from your connection just now. Please try again in ten minutes; what you entered stays here.",
    notStored:
      "Your message could not be stored and has not reached us. What you entered stays here; please try again in a moment.",
    notChanged: "This could not be stored just now, nothing has changed. Please try again in a moment.",
    notMoved:
      "Very many appointments are being moved at the moment. Your appointment stays at its time; please try again in an hour, or write to us.",
    notSent:
      "The confirmation email could not be sent just now, so you are not subscribed yet. Please try again in a few minutes.",
    over: "Sign-up is closed. Please book a demo instead, or write to us.",
    closed: "This fair is over, there are no more appointments at the booth. Please book a demo instead.",
    slotTaken: (hasOthers) =>
      hasOthers
        ? "This time is no longer free. Please choose another one, the nearest free ones come first; everything else you entered stays here."
        : "This time is no longer free, and no other one is at the moment. Tell us when it suits you.",
    slotOwn: "If you have just booked it yourself, the confirmation is on its way to you by email.",
    expired: "This link has expired or is incomplete. Please subscribe again.",
    field: {
      required: (label) => `Please fill in: ${label}.`,
      email: () => "Please enter an email address like name@company.com.",
      url: () => "Please enter an address like https://company.com.",
      tooLong: (_label, max) => `Please shorten this to ${max} characters at most.`,
      choice: () => "Please choose one of the entries.",
      slot: () => "Please choose a time, or that none of them suits you.",
    },
    fileUnnamed: "unnamed",
    file: {
      tooLarge: (name, { maxMegabytes }) =>
        `“${name}” is larger than ${maxMegabytes} MB. Please choose a smaller file, for example a PDF with reduced pictures.`,
      wrongType: (name, { fileSet }) => wrongTypes.en[fileSet](name),
      tooMany: (_name, { maxFiles }) => `Please choose ${maxFiles} files at most.`,
    },
    fileHint: ({ maxFiles, maxMegabytes, fileSet }) =>
      `${kinds.en[fileSet]}, up to ${maxFiles} files of ${maxMegabytes} MB each at most`,
  },
};
