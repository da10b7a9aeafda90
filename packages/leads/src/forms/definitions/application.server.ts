import { common, emailField, type FormDefinition, filesField, textField, urlField } from "../definition.server.ts";

export const applicationForm: FormDefinition = {
  name: "application",
  fields: {
    name: common.name(),
    email: emailField(),
    phone: common.phone(),
    position: textField(
      { de: "Stelle", en: "Position" },
      {
        prefill: "position",
        hint: { de: "Leer lassen, wenn Sie offen schreiben", en: "Leave empty if you write openly" },
      },
    ),
    profile: urlField({ de: "Link zu Profil oder Arbeiten", en: "Link to your profile or work" }),
    message: common.message(
      { de: "Ihre Bewerbung", en: "Your application" },
      {
        isRequired: true,
        hint: {
          de: "Ein paar Sätze genügen, wenn Sie den Lebenslauf anhängen",
          en: "A few sentences are enough if you attach your CV",
        },
      },
    ),
    // Last, so that everything typed has arrived when a file turns out to be too large.
    documents: filesField({ de: "Lebenslauf und Zeugnisse", en: "CV and certificates" }, 3, "documents"),
  },
  texts: {
    de: {
      title: "Bewerbung",
      submit: "Bewerbung senden",
      notice: "Wir nutzen Ihre Angaben nur, um über Ihre Bewerbung zu entscheiden.",
      thanks: {
        title: "Danke für Ihre Bewerbung",
        text: "Gelesen wird sie nur von denen, die entscheiden. Sie hören in jedem Fall von uns, auch bei einer Absage.",
        steps: [
          {
            title: "Wir lesen",
            text: "Die Bestätigung liegt in Ihrem Postfach. Alle Unterlagen sind gespeichert, Sie müssen nichts nachreichen.",
          },
          {
            title: "Wir sprechen",
            text: "Passt es, schlagen wir ein Gespräch vor, meist per Video, mit Menschen aus dem Team.",
          },
          { title: "Etwas vergessen?", text: "Antworten Sie einfach auf die Bestätigung." },
        ],
      },
    },
    en: {
      title: "Application",
      submit: "Send application",
      notice: "We use what you enter only to decide on your application.",
      thanks: {
        title: "Thank you for your application",
        text: "Only the people who decide read it. You hear from us in any case, even if the answer is no.",
        steps: [
          {
            title: "We read",
            text: "The confirmation is in your mailbox. All documents are stored, you need to send nothing else.",
          },
          {
            title: "We talk",
            text: "If it fits, we propose a conversation, usually by video, with people from the team.",
          },
          { title: "Forgotten something?", text: "Just reply to the confirmation." },
        ],
      },
    },
  },
};
