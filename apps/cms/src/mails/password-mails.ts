import type { Locale } from "@waku/i18n/locale";
import type { Payload } from "payload";
import { env } from "../current-env.ts";
import type { Letter } from "./letter.ts";
import { sendLetter } from "./send-letter.ts";

export type Occasion = "forgotten" | "invited";
type Words = Pick<Letter, "subject" | "paragraphs" | "reason"> & { label: string };

const words: Record<Occasion, Record<Locale, Words>> = {
  forgotten: {
    de: {
      subject: "Neues Passwort vergeben",
      paragraphs: [
        "Für Ihren Zugang zur Redaktion wurde ein neues Passwort angefordert. Vergeben Sie es über diesen Link; er gilt eine Stunde und einmal.",
        "Haben Sie es nicht angefordert? Dann ist nichts zu tun, Ihr Passwort bleibt, wie es ist.",
      ],
      label: "Passwort vergeben",
      reason: "Diese Mail ging an Sie, weil jemand auf der Anmeldeseite Ihre Adresse eingegeben hat.",
    },
    en: {
      subject: "Set a new password",
      paragraphs: [
        "A new password was requested for your editor account. Set it with this link; it works once, within an hour.",
        "It was not you? Then there is nothing to do, your password stays as it is.",
      ],
      label: "Set password",
      reason: "You received this email because somebody entered your address on the sign-in page.",
    },
  },
  invited: {
    de: {
      subject: "Ihr Zugang zur Redaktion",
      paragraphs: [
        "Für Sie wurde ein Zugang zur Redaktion der Website eingerichtet. Vergeben Sie Ihr Passwort über diesen Link; er gilt drei Tage und einmal.",
        "Danach melden Sie sich mit dieser Mailadresse an. Ist der Link abgelaufen, hilft „Passwort vergessen?“ auf der Anmeldeseite.",
      ],
      label: "Passwort vergeben",
      reason: "Diese Mail ging an Sie, weil die Administration Ihre Adresse eingetragen hat.",
    },
    en: {
      subject: "Your editor account",
      paragraphs: [
        "An account has been set up for you to edit the website. Set your password with this link; it works once, within three days.",
        "Then sign in with this email address. If the link has expired, use “Forgot password?” on the sign-in page.",
      ],
      label: "Set password",
      reason: "You received this email because an administrator entered your address.",
    },
  },
};

/** Hours for which the link of a mail is good. */
export const linkHours: Record<Occasion, number> = { forgotten: 1, invited: 72 };

/** Sends the link to a page where the reader sets a password. */
export function sendPasswordMail(
  payload: Payload,
  occasion: Occasion,
  { to, token, language }: { to: string; token: string; language: Locale },
): Promise<void> {
  const { label, ...letter } = words[occasion][language];
  const href = `${env.publicUrl}/admin/reset/${token}`;
  return sendLetter(payload, to, language, { ...letter, button: { label, href } });
}
