import type { Locale } from "@waku/i18n/locale";
import type { AppointmentEvent } from "@waku/leads";
import type { ContentOf, Sender } from "@waku/leads/mails";
import { MailButton, MailFact, MailHeading, MailHighlight, MailLink, MailText } from "./layout/mail-parts";
import type { MailDraft } from "./mail-draft";

/** Tells a visitor of an appointment: booked, moved or cancelled. It holds no word that a stranger entered. */
export function appointment(
  { event, name, place, times, meetingUrl, link }: ContentOf<"appointment">,
  locale: Locale,
  { brand }: Sender,
): MailDraft {
  const t = texts[locale];
  const isCancelled = event === "cancelled";
  return {
    subject: t.subject[event](name, times[0] ?? ""),
    preheader: isCancelled ? t.calendar.cancelled : t.calendar.invited,
    reason: t.reason(brand),
    body: (
      <>
        <MailHeading>{t.title[event]}</MailHeading>
        <MailText>{t.text[event]}</MailText>
        <MailHighlight label={name} lines={times} isVoid={isCancelled} />
        <MailFact label={t.place}>{place}</MailFact>
        {!isCancelled && meetingUrl !== undefined && (
          <MailFact label={t.room}>
            {meetingUrl ? <MailLink href={meetingUrl}>{meetingUrl}</MailLink> : t.roomFollows}
          </MailFact>
        )}
        <MailText>{isCancelled ? t.calendar.cancelled : t.calendar.invited}</MailText>
        <MailText>{isCancelled ? t.again : t.change}</MailText>
        <MailButton href={link}>{isCancelled ? t.againButton : t.changeButton}</MailButton>
      </>
    ),
  };
}

type Texts = {
  subject: Record<AppointmentEvent, (name: string, when: string) => string>;
  title: Record<AppointmentEvent, string>;
  text: Record<AppointmentEvent, string>;
  place: string;
  room: string;
  roomFollows: string;
  calendar: { invited: string; cancelled: string };
  change: string;
  changeButton: string;
  again: string;
  againButton: string;
  reason: (brand: string) => string;
};

const texts: Record<Locale, Texts> = {
  de: {
    subject: {
      booked: (name, when) => `Ihr Termin: ${name}, ${when}`,
      rescheduled: (name, when) => `Verschoben: ${name}, jetzt ${when}`,
      cancelled: (name, when) => `Abgesagt: ${name}, ${when}`,
    },
    title: {
      booked: "Ihr Termin ist gebucht",
      rescheduled: "Ihr Termin ist verschoben",
      cancelled: "Ihr Termin ist abgesagt",
    },
    text: {
      booked: "Wir freuen uns auf das Gespräch.",
      rescheduled: "Er findet jetzt zu dieser Zeit statt.",
      cancelled: "Er findet nicht statt.",
    },
    place: "Ort",
    room: "Einwahl",
    roomFollows: "Den Link zum Gespräch schicken wir Ihnen rechtzeitig vorher.",
    calendar: {
      invited: "Die Einladung für Ihren Kalender liegt bei.",
      cancelled: "Die Datei im Anhang nimmt den Termin aus Ihrem Kalender.",
    },
    change: "Die Zeit passt doch nicht?",
    changeButton: "Verschieben oder absagen",
    again: "Sie möchten zu einer anderen Zeit sprechen?",
    againButton: "Neuen Termin wählen",
    reason: (brand) =>
      `Sie erhalten diese Nachricht, weil auf der Website von ${brand} mit dieser Adresse ein Termin gebucht wurde.`,
  },
  en: {
    subject: {
      booked: (name, when) => `Your appointment: ${name}, ${when}`,
      rescheduled: (name, when) => `Moved: ${name}, now ${when}`,
      cancelled: (name, when) => `Cancelled: ${name}, ${when}`,
    },
    title: {
      booked: "Your appointment is booked",
      rescheduled: "Your appointment has been moved",
      cancelled: "Your appointment is cancelled",
    },
    text: {
      booked: "We look forward to talking to you.",
      rescheduled: "It now takes place at this time.",
      cancelled: "It does not take place.",
    },
    place: "Place",
    room: "Join",
    roomFollows: "We send you the link to the call in good time.",
    calendar: {
      invited: "The invitation for your calendar is attached.",
      cancelled: "The attached file takes the appointment out of your calendar.",
    },
    change: "The time no longer suits you?",
    changeButton: "Move or cancel",
    again: "Would another time suit you?",
    againButton: "Choose a new appointment",
    reason: (brand) =>
      `You receive this message because an appointment was booked with this address on the website of ${brand}.`,
  },
};
