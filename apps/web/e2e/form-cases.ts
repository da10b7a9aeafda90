import type { Locale } from "@waku/i18n/locale";
import type { OwnFormName } from "@waku/leads";
import { errorTexts, type FieldDefinition, type FormDefinition, formDefinitions } from "@waku/leads/forms";
import { pdf, zip } from "@waku/leads/testing";

/** What goes into a field: text, the entries to choose, files, or a slot: the first free one or none. */
export type Entry = string | { choose: string[] } | { files: File[] } | { slot: "first" | "none" };
type File = { name: string; mimeType: string; buffer: Buffer };

/** A form with its page and what a visitor enters, right at the second go. */
export type FormCase = {
  definition: FormDefinition;
  /** Page below the language prefix, with its query. */
  path: string;
  /** Entries that every field accepts; the address is given by each journey. */
  entries: Record<string, Entry>;
};

const person = { name: "Ada Lovelace", company: "Müller & Söhne", phone: "+49 (0)30 123 456-7" };
const cv = { name: "Lebenslauf.pdf", mimeType: "application/pdf", buffer: pdf(20_000) };
const wrongFile = { name: "notes.zip", mimeType: "application/zip", buffer: zip({ "notes.txt": "no document" }) };
const plan = { name: "Grundriss.pdf", mimeType: "application/pdf", buffer: pdf(20_000) };
const log = { name: "amr-07.log", mimeType: "text/plain", buffer: Buffer.from("05:40 lidar fault\n") };
const files = { files: [plan, log] };

const places: Record<OwnFormName, Omit<FormCase, "definition">> = {
  newsletter: { path: "newsletter", entries: { firstName: "Ada", lastName: "O’Brien", organization: person.company } },
  contact: {
    path: "contact",
    entries: { ...person, subject: "A question", message: "Hello,\nwho answers?", files },
  },
  offer: {
    path: `request-offer?${new URLSearchParams({ numbers: "ROI\n240 h" })}`,
    entries: {
      ...person,
      modules: { choose: ["maintenance", "platform"] },
      machines: "12 AMR",
      numbers: "ROI: 250 h",
      message: "Two sites.",
      files,
    },
  },
  demo: {
    path: `platform/live-demo?${new URLSearchParams({ numbers: "ROI\n240 h" })}`,
    entries: {
      slot: { slot: "first" },
      ...person,
      machines: "3 cobots",
      numbers: "ROI: 250 h",
      message: "Fewer stops.",
      files,
    },
  },
  trial: { path: "get-started", entries: { ...person, machines: "5 drones", message: "Plans.", files } },
  partner: {
    path: "partners",
    entries: {
      ...person,
      website: "müller.example",
      kind: { choose: ["service"] },
      message: "AMR of all brands.",
      files,
    },
  },
  consulting: {
    path: "consulting/solution-design",
    entries: { ...person, site: "Bremen", message: "Pallets from A to B.", files },
  },
  "robot-test": {
    path: "solutions/robot-test",
    entries: {
      ...person,
      kind: { choose: ["rental"] },
      load: "Euro pallet, 800 kg",
      distance: "120 m, two shifts",
      message: "Soon.",
      files,
    },
  },
  "robot-correction": {
    path: "robots/correct?model=UR5e&field=weightKg",
    entries: {
      model: "Universal Robots UR5e",
      field: { choose: ["weightKg"] },
      value: "20.6 kg",
      source: "User manual 5.12, page 9",
      name: person.name,
    },
  },
  whitepaper: {
    path: "specials/maintenance-modernization-checklist-cmms",
    entries: { name: person.name, company: person.company, system: "AGV", message: "Is it free?" },
  },
  appointment: {
    path: "book-appointment",
    entries: { slot: { slot: "first" }, ...person, subject: "Interfaces", message: "By video.", files },
  },
  fair: {
    path: "specials/logimat",
    entries: { slot: { slot: "none" }, date: "Tuesday morning", ...person, message: "Live map." },
  },
  application: {
    path: "company/jobs",
    entries: {
      name: person.name,
      phone: person.phone,
      position: "Engineer",
      profile: "https://ada.example/work",
      message: "I like robots.",
      documents: { files: [cv] },
    },
  },
};

/** Every form of the site, once: by its type none can be missing. */
export const formCases: FormCase[] = (Object.keys(places) as OwnFormName[]).map((name) => ({
  definition: formDefinitions[name],
  ...places[name],
}));

/** What a hasty visitor enters first: nothing where something must stand, and nonsense where it is checked. */
export function wrongEntries({ definition, entries }: FormCase): Record<string, Entry> {
  const wrong = Object.entries(definition.fields).map(([name, { kind, isRequired }]): [string, Entry] => {
    if (kind === "email") return [name, "ada@"];
    if (kind === "url") return [name, "not a page"];
    if (kind === "files") return [name, { files: [wrongFile] }];
    if (kind === "select" && isRequired) return [name, { choose: [""] }];
    return [name, isRequired ? "" : (entries[name] ?? "")];
  });
  return Object.fromEntries(wrong);
}

/** The messages that follow from `wrongEntries`, by field and in the form's order. */
export function expectedErrors({ definition }: FormCase, locale: Locale): [field: string, message: string][] {
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    const message = errorOf(field, locale);
    return message ? [[name, message] as [string, string]] : [];
  });
}

function errorOf(
  { kind, isRequired, label, maxLength, fileSet = "documents" }: FieldDefinition,
  locale: Locale,
): string | undefined {
  const { field, file } = errorTexts[locale];
  if (kind === "email") return field.email(label[locale], maxLength);
  if (kind === "url") return field.url(label[locale], maxLength);
  if (kind === "slot") return field.slot(label[locale], maxLength);
  if (kind === "files") return file.wrongType(wrongFile.name, { maxFiles: 0, maxMegabytes: 0, fileSet });
  return isRequired ? field.required(label[locale], maxLength) : undefined;
}

/** What the lead must hold of the entries, by field. */
export function expectedFields(
  { definition, entries }: FormCase,
  email: string,
  locale: Locale,
): Record<string, string> {
  const values = Object.entries(definition.fields).flatMap(([name, { kind, options }]): [string, string][] => {
    const entry = kind === "email" ? email : entries[name];
    if (kind === "url" && typeof entry === "string") return [[name, entry.includes(":") ? entry : `https://${entry}`]];
    if (typeof entry === "string") return [[name, entry]];
    if (!entry || !("choose" in entry)) return [];
    const labels = (options ?? [])
      .filter(({ value }) => entry.choose.includes(value))
      .map(({ label }) => label[locale]);
    return [[name, labels.join(", ")]];
  });
  return Object.fromEntries(values);
}
