"use client";

import { useTranslation } from "@payloadcms/ui";
import { de } from "date-fns/locale/de";
import { enUS } from "date-fns/locale/en-US";
import type { ReactNode } from "react";
import { registerLocale, setDefaultLocale } from "react-datepicker";

// The names that the panel itself gives them.
registerLocale("de", de);
registerLocale("enUS", enUS);

/**
 * Date fields speak the language of the panel from the first time they are drawn. The panel's own way fetches the
 * language's dates after that, and a field that is drawn before stays American until something else draws it anew.
 */
export function DateLanguage({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  setDefaultLocale(i18n.language === "de" ? "de" : "enUS");
  return children;
}
