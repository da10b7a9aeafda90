"use client";

import { useConfig, useTranslation } from "@payloadcms/ui";

/** Where the panel's own calls go, and in which language it is read. */
export function usePanel() {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const language = i18n.language === "de" ? "de" : "en";
  const { admin, api } = config.routes;
  return {
    language,
    admin,
    api,
    /** @returns the answer as JSON @throws Error when there is none, or it is a refusal */
    async call<T>(path: string, method = "GET", body?: object): Promise<T> {
      const response = await fetch(api + path, {
        method,
        headers: { "Accept-Language": language, ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return (await response.json()) as T;
    },
    /** In the reader's own time zone. */
    timeOf: (at: string) =>
      new Date(at).toLocaleString(language === "de" ? "de-DE" : "en-US", { dateStyle: "medium", timeStyle: "short" }),
  } as const;
}
