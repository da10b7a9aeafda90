import { common, emailField, type FormDefinition, textField, urlField } from "../definition.server";

export const applicationForm: FormDefinition = {
  name: "application",
  fields: {
    name: common.name(),
    email: emailField(),
    phone: common.phone(),
    position: textField(
      { de: "Stelle", en: "Position" },
      { hint: { de: "Leer lassen, wenn Sie offen schreiben", en: "Leave empty if you write openly" } },
    ),
    documents: urlField(
      { de: "Link zu Lebenslauf oder Profil", en: "Link to your CV or profile" },
      {
        hint: {
          de: "Sie können den Lebenslauf auch in das nächste Feld schreiben",
          en: "You can also write your CV into the next field",
        },
      },
    ),
    message: common.message({ de: "Ihre Bewerbung", en: "Your application" }, { isRequired: true }),
  },
  texts: {
    de: {
      title: "Bewerbung",
      submit: "Bewerbung senden",
      notice: "Wir nutzen Ihre Angaben nur, um über Ihre Bewerbung zu entscheiden.",
      thanks: {
        title: "Danke für Ihre Bewerbung",
        text: "Gelesen wird sie nur von denen, die entscheiden. Sie hören in jedem Fall von uns, auch bei einer Absage.",
      },
    },
    en: {
      title: "Application",
      submit: "Send application",
      notice: "We use what you enter only to decide on your application.",
      thanks: {
        title: "Thank you for your application",
        text: "Only the people who decide read it. You hear from us in any case, even if the answer is no.",
      },
    },
  },
};
