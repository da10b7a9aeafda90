import type { Locale } from "@waku/i18n/locale";
import { plainLine, plainText, seenEdges } from "@waku/i18n/plain-text";
import { z } from "zod";
import { readSlot } from "../booking/slot-value.ts";
import type { FileSet } from "../file-types.ts";
import { parseEmailAddress } from "./email-address.server.ts";
import type { FieldErrorCode } from "./error-texts.server.ts";
import { type FieldKind, noSlot, type OwnFormName } from "./form-view.ts";

export type BothLanguages = Record<Locale, string>;

/** One field: what it accepts and what it says. */
export type FieldDefinition = {
  kind: FieldKind;
  label: BothLanguages;
  hint?: BothLanguages;
  isRequired: boolean;
  maxLength: number;
  autoComplete?: string;
  options?: { value: string; label: BothLanguages }[];
  /** How many files a file field takes, and of which kinds. */
  maxFiles?: number;
  fileSet?: FileSet;
  /** Query parameter of the page that fills the field in advance; repeated where several entries can be chosen. */
  prefill?: string;
  /** The field is shown only when it is filled in advance. */
  isHiddenWhenEmpty?: boolean;
  /** The field is shown only as long as no slot is chosen. */
  isWithoutSlot?: boolean;
  /** Reads the entered values; issues carry a `FieldErrorCode` as message. */
  schema: z.ZodType<string>;
};

export type FormTexts = {
  /** What people call the form: subject of mails. */
  title: string;
  submit: string;
  notice: string;
  /** The thank-you page made for this form. */
  thanks: ThanksTexts;
  /** The same after a slot was booked. */
  booked?: ThanksTexts;
};

export type ThanksTexts = { title: string; text: string; steps?: { title: string; text: string }[] };

export type FormDefinition = {
  name: OwnFormName;
  fields: Record<string, FieldDefinition> & { email: FieldDefinition };
  texts: Record<Locale, FormTexts>;
};

type Options = Partial<
  Pick<
    FieldDefinition,
    "hint" | "isRequired" | "maxLength" | "autoComplete" | "prefill" | "isHiddenWhenEmpty" | "isWithoutSlot"
  >
>;

const issue = (code: FieldErrorCode) => code;

/** What a browser sends for a field: nothing, one value or several. */
const entered = z.array(z.string());

/** Values as one text, cleaned. */
function text(isMultiline: boolean, isRequired: boolean, maxLength: number) {
  return entered
    .transform((values) => (isMultiline ? plainText : plainLine)(values.join(", ")))
    .pipe(
      z
        .string()
        .min(isRequired ? 1 : 0, issue("required"))
        .max(maxLength, issue("tooLong")),
    );
}

/** A single line. */
export function textField(label: BothLanguages, options: Options = {}): FieldDefinition {
  const { isRequired = false, maxLength = 200 } = options;
  return { kind: "text", label, ...options, maxLength, isRequired, schema: text(false, isRequired, maxLength) };
}

/** Several lines. */
function textArea(label: BothLanguages, options: Options = {}): FieldDefinition {
  const { isRequired = false } = options;
  return { kind: "textarea", label, maxLength: 4000, ...options, isRequired, schema: text(true, isRequired, 4000) };
}

/** An e-mail address; reads as the address mail can be sent to. */
export function emailField(options: Options = {}): FieldDefinition {
  return {
    kind: "email",
    label: { de: "E-Mail-Adresse", en: "Email address" },
    maxLength: 254,
    autoComplete: "email",
    ...options,
    isRequired: true,
    schema: entered
      .transform((values) => seenEdges(values.join(", ")))
      .pipe(z.string().min(1, issue("required")))
      .transform((value, context) => {
        const address = parseEmailAddress(value);
        if (address) return address;
        context.addIssue({ code: "custom", message: issue("email") });
        return z.NEVER;
      }),
  };
}

/** An http(s) address; `firma.de` is taken as `https://firma.de`. */
export function urlField(label: BothLanguages, options: Options = {}): FieldDefinition {
  const { isRequired = false } = options;
  const schema = text(false, isRequired, 500).transform((value, context) => {
    if (value === "") return "";
    const address = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
    if (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address)) return address;
    context.addIssue({ code: "custom", message: issue("url") });
    return z.NEVER;
  });
  return { kind: "url", label, maxLength: 500, autoComplete: "url", ...options, isRequired, schema };
}

/** One of several entries. */
export function selectField(
  label: BothLanguages,
  choices: Record<string, BothLanguages>,
  options: Options = {},
): FieldDefinition {
  const { isRequired = false } = options;
  const schema = text(false, isRequired, 100).refine(
    (value) => value === "" || Object.hasOwn(choices, value),
    issue("choice"),
  );
  return { kind: "select", label, maxLength: 100, options: choiceList(choices), ...options, isRequired, schema };
}

/** A slot of the calendar, as an instant in UTC to the minute, or that none suits. */
export function slotField(label: BothLanguages): FieldDefinition {
  const schema = text(false, false, 40).refine(
    (value) => value === noSlot || readSlot(value) !== undefined,
    issue("slot"),
  );
  return { kind: "slot", label, maxLength: 40, isRequired: true, schema };
}

/** Any number of entries. */
export function checkboxField(
  label: BothLanguages,
  choices: Record<string, BothLanguages>,
  options: Pick<Options, "prefill"> = {},
): FieldDefinition {
  const schema = entered
    .refine((values) => values.every((value) => Object.hasOwn(choices, value)), issue("choice"))
    .transform((values) => [...new Set(values)].join(", "));
  return {
    kind: "checkboxes",
    label,
    maxLength: 100,
    options: choiceList(choices),
    ...options,
    isRequired: false,
    schema,
  };
}

/** Up to so many files of certain kinds, told by their content (see `file-types.ts`). */
export function filesField(label: BothLanguages, maxFiles: number, fileSet: FileSet): FieldDefinition {
  const schema = entered.transform(() => "");
  return { kind: "files", label, maxFiles, fileSet, maxLength: 0, isRequired: false, schema };
}

function choiceList(choices: Record<string, BothLanguages>) {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}

/** Fields that most forms share. */
export const common = {
  name: (options: Options = {}) =>
    textField({ de: "Ihr Name", en: "Your name" }, { isRequired: true, autoComplete: "name", ...options }),
  company: (options: Options = {}) =>
    textField({ de: "Unternehmen", en: "Company" }, { autoComplete: "organization", ...options }),
  phone: (): FieldDefinition => ({
    ...textField({ de: "Telefon", en: "Phone" }, { autoComplete: "tel" }),
    kind: "tel",
  }),
  machines: (options: Options = {}) =>
    textField(
      { de: "Welche Maschinen, wie viele?", en: "Which machines, how many?" },
      {
        hint: {
          de: "Zum Beispiel: 12 AMR von zwei Herstellern, 3 Cobots",
          en: "For example: 12 AMRs of two brands, 3 cobots",
        },
        ...options,
      },
    ),
  message: (label: BothLanguages, options: Options = {}) => textArea(label, options),
  /** What a calculator has found out, for its owner to read and change. */
  numbers: () =>
    textArea(
      { de: "Ihre Zahlen", en: "Your numbers" },
      {
        prefill: "numbers",
        isHiddenWhenEmpty: true,
        hint: {
          de: "Aus dem Rechner übernommen. Sie können alles ändern oder löschen.",
          en: "Taken over from the calculator. You can change or delete anything.",
        },
      },
    ),
  /** Last in its form, so that everything typed has arrived when a file turns out to be too large. */
  files: (label: BothLanguages) => filesField(label, 3, "attachments"),
};

/** How inquiries are used, below their forms. */
export const inquiryNotice: BothLanguages = {
  de: "Wir nutzen Ihre Angaben nur, um Ihre Anfrage zu beantworten.",
  en: "We use what you enter only to answer your request.",
};
