import type { Locale } from "@waku/i18n/locale";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { env } from "../current-env.ts";
import { speaking } from "../language.ts";
import { titleOf } from "../plans/failed-plans.ts";
import { defaultTimezone, type Plan, type Refused } from "../plans/plan.ts";
import { sendLetter } from "./send-letter.ts";

/** Tells whoever planned a publication why it did not happen, in the language in which it was planned. */
export async function sendPlanRefused(
  payload: Payload,
  user: NonNullable<PayloadRequest["user"]>,
  plan: Plan & { refused: Refused },
): Promise<void> {
  const { language = "en", doc, refused } = plan;
  if (!user.email) return;
  const req = await createLocalReq({ req: { i18n: await speaking(language, payload) } }, payload);
  const title = (await titleOf(req, plan)) ?? `${doc.relationTo} ${doc.value}`;
  const at = timeIn(language, refused.plannedFor, plan.timezone ?? defaultTimezone);
  const words = plan.type === "publish" ? published[language] : withdrawn[language];
  await sendLetter(payload, user.email, language, {
    subject: words.subject(title),
    paragraphs: [words.said(title, at), words.after],
    list: refused.reasons[language],
    button: {
      label: { de: "Dokument öffnen", en: "Open document" }[language],
      href: `${env.publicUrl}/admin/collections/${doc.relationTo}/${doc.value}`,
    },
    reason: {
      de: "Diese Mail ging nur an Sie, weil Sie das geplant haben.",
      en: "This email went to you alone, because you planned this.",
    }[language],
  });
}

const published = {
  de: {
    subject: (title: string) => `Nicht veröffentlicht: ${title}`,
    said: (title: string, at: string) =>
      `„${title}“ sollte am ${at} erscheinen. Das ging nicht; die Website ist, wie sie war.`,
    after: "Der Entwurf ist noch da: Bitte ändern Sie ihn, dann veröffentlichen oder planen Sie ihn neu. Woran es lag:",
  },
  en: {
    subject: (title: string) => `Not published: ${title}`,
    said: (title: string, at: string) =>
      `“${title}” was to be published on ${at}. It could not be; the site is as it was.`,
    after: "The draft is still there: please change it, then publish it or plan it again. This stood against it:",
  },
};
const withdrawn = {
  de: {
    subject: (title: string) => `Nicht zurückgezogen: ${title}`,
    said: (title: string, at: string) =>
      `„${title}“ sollte am ${at} von der Website verschwinden. Das ging nicht; die Website ist, wie sie war.`,
    after: "Bitte ändern Sie das, dann ziehen Sie das Dokument zurück oder planen es neu. Woran es lag:",
  },
  en: {
    subject: (title: string) => `Not withdrawn: ${title}`,
    said: (title: string, at: string) =>
      `“${title}” was to be withdrawn on ${at}. It could not be; the site is as it was.`,
    after: "Please change that, then withdraw the document or plan it again. This stood against it:",
  },
};

function timeIn(language: Locale, at: string, timeZone: string): string {
  return new Date(at).toLocaleString(language === "de" ? "de-DE" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
}
