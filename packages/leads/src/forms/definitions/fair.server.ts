import { common, emailField, type FormDefinition, inquiryNotice, slotField, textField } from "../definition.server.ts";

/** An appointment at the booth of a trade fair. */
export const fairForm: FormDefinition = {
  name: "fair",
  fields: {
    slot: slotField({ de: "Wählen Sie einen Termin am Stand", en: "Choose a time at the booth" }),
    date: textField(
      { de: "Wann passt es Ihnen sonst?", en: "When else would suit you?" },
      {
        isWithoutSlot: true,
        hint: {
          de: "Tag und ungefähre Uhrzeit Ihres Messebesuchs",
          en: "Day and rough time of your visit to the fair",
        },
      },
    ),
    name: common.name(),
    email: emailField(),
    company: common.company(),
    phone: common.phone(),
    message: common.message({ de: "Worüber möchten Sie sprechen?", en: "What would you like to talk about?" }),
  },
  texts: {
    de: {
      title: "Terminwunsch zur Messe",
      submit: "Termin am Stand buchen",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir suchen eine Zeit am Stand",
        text: "Sie erhalten per E-Mail einen Vorschlag. Passt er nicht, antworten Sie einfach.",
      },
      booked: {
        title: "Ihr Termin am Stand ist gebucht",
        text: "Die Bestätigung mit der Einladung für Ihren Kalender ist unterwegs zu Ihnen.",
        steps: [
          {
            title: "Einladung annehmen",
            text: "In der E-Mail stehen Zeit und Ort. Sehen Sie sonst im Spam-Ordner nach.",
          },
          { title: "Pläne ändern sich", text: "Der Link in der E-Mail verschiebt den Termin oder sagt ihn ab." },
          {
            title: "Bis auf der Messe",
            text: "Kommen Sie zur gebuchten Zeit an unseren Stand, dann ist jemand für Sie da.",
          },
        ],
      },
    },
    en: {
      title: "Fair appointment request",
      submit: "Book time at the booth",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we will find a time at the booth",
        text: "You receive a proposal by email. If it does not suit you, just reply.",
      },
      booked: {
        title: "Your time at the booth is booked",
        text: "The confirmation with the invitation for your calendar is on its way to you.",
        steps: [
          {
            title: "Accept the invitation",
            text: "The email names time and place. If it is missing, look into the spam folder.",
          },
          { title: "Plans change", text: "The link in the email moves the appointment or cancels it." },
          {
            title: "See you at the fair",
            text: "Come to our booth at the booked time, and someone will be there for you.",
          },
        ],
      },
    },
  },
};
