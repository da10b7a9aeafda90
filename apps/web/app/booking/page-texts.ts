import type { Locale } from "@waku/i18n/locale";
import type { Appointment } from "@waku/leads/booking";

type Texts = {
  meta: string;
  state: Record<Appointment["state"], { title: (name: string) => string; text: string }>;
  moved: string;
  link: { title: string; text: string };
  facts: Record<"what" | "when" | "there" | "where", string>;
  moveTitle: string;
  moveText: string;
  moveNone: string;
  moveLabel: string;
  move: string;
  cancelTitle: string;
  cancelText: string;
  cancel: string;
  book: string;
  contact: string;
};

/** Texts of the page that a mail's link leads to. */
export const pageTexts: Record<Locale, Texts> = {
  de: {
    meta: "Ihr Termin",
    state: {
      booked: { title: (name) => `Ihr Termin: ${name}`, text: "Hier verschieben Sie ihn oder sagen ihn ab." },
      cancelled: {
        title: (name) => `Abgesagt: ${name}`,
        text: "Der Termin findet nicht statt, die Zeit ist wieder frei. Die Bestätigung kommt per E-Mail.",
      },
      over: {
        title: (name) => `Vorbei: ${name}`,
        text: "Dieser Termin hat schon begonnen oder ist vorbei und lässt sich nicht mehr ändern.",
      },
    },
    moved: "Der Termin ist verschoben. Die neue Einladung ist unterwegs, sie ersetzt die alte in Ihrem Kalender.",
    link: {
      title: "Dieser Link gilt nicht mehr",
      text: "Er ist abgelaufen oder unvollständig. Nehmen Sie den Link aus der neuesten E-Mail zum Termin, oder schreiben Sie uns.",
    },
    facts: { what: "Termin", when: "Zeit", there: "Bei Ihnen", where: "Ort" },
    moveTitle: "Verschieben",
    moveText: "Wählen Sie eine andere freie Zeit. Ihr bisheriger Termin bleibt bestehen, bis die neue gebucht ist.",
    moveNone: "Gerade ist keine andere Zeit frei. Schreiben Sie uns, dann finden wir eine.",
    moveLabel: "Neue Zeit",
    move: "Termin verschieben",
    cancelTitle: "Absagen",
    cancelText: "Ein Klick genügt, einen Grund brauchen wir nicht.",
    cancel: "Termin absagen",
    book: "Neuen Termin wählen",
    contact: "Uns schreiben",
  },
  en: {
    meta: "Your appointment",
    state: {
      booked: { title: (name) => `Your appointment: ${name}`, text: "Move or cancel it here." },
      cancelled: {
        title: (name) => `Cancelled: ${name}`,
        text: "The appointment does not take place and its time is free again. The confirmation comes by email.",
      },
      over: {
        title: (name) => `Over: ${name}`,
        text: "This appointment has already begun or is over, so it can no longer be changed.",
      },
    },
    moved:
      "The appointment has been moved. The new invitation is on its way and replaces the old one in your calendar.",
    link: {
      title: "This link is no longer valid",
      text: "It has expired or is incomplete. Use the link in the latest email about the appointment, or write to us.",
    },
    facts: { what: "Appointment", when: "Time", there: "Where you are", where: "Place" },
    moveTitle: "Move it",
    moveText: "Choose another free time. Your present appointment stays until the new time is booked.",
    moveNone: "No other time is free at the moment. Write to us, and we will find one.",
    moveLabel: "New time",
    move: "Move appointment",
    cancelTitle: "Cancel it",
    cancelText: "One click is enough, we need no reason.",
    cancel: "Cancel appointment",
    book: "Choose a new appointment",
    contact: "Write to us",
  },
};
