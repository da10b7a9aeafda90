import type { Locale } from "@waku/i18n/locale";

/** What twins say beyond the words of their page. */
export type TwinTexts = {
  /** Before the description of a drawing. */
  illustration: string;
  /** Before the fields of a form whose query holds what was entered. */
  byAddress: string;
  /** Before the fields of a form that is sent. */
  onPage: string;
  parameter: string;
  preset: string;
  required: string;
  files: string;
  /** After the first of many choices. */
  more: (count: number) => string;
};

export const twinTexts: Record<Locale, TwinTexts> = {
  de: {
    illustration: "Abbildung",
    byAddress: "Auf der Seite auszufüllen, oder die folgenden Parameter als Abfrage an diese Adresse anhängen:",
    onPage: "Auf der Seite auszufüllen:",
    parameter: "Parameter",
    preset: "Vorgabe",
    required: "Pflichtfeld",
    files: "Dateien",
    more: (count) => `${count} weitere`,
  },
  en: {
    illustration: "Illustration",
    byAddress: "To be filled in on the page, or append the parameters below as a query to this address:",
    onPage: "To be filled in on the page:",
    parameter: "parameter",
    preset: "preset",
    required: "required",
    files: "files",
    more: (count) => `${count} more`,
  },
};
