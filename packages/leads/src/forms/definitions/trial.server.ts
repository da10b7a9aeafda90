import { common, emailField, type FormDefinition, inquiryNotice } from "../definition.server.ts";

export const trialForm: FormDefinition = {
  name: "trial",
  fields: {
    name: common.name(),
    email: emailField(),
    company: common.company({ isRequired: true }),
    phone: common.phone(),
    machines: common.machines(),
    message: common.message({ de: "Was Sie ausprobieren möchten", en: "What you would like to try" }),
    files: common.files({ de: "Maschinenliste", en: "Machine list" }),
  },
  texts: {
    de: {
      title: "Testzugang",
      submit: "Test starten",
      notice: inquiryNotice.de,
      thanks: {
        title: "Danke, wir richten Ihren Testzugang ein",
        text: "Die Zugangsdaten kommen per E-Mail. Die 14 Tage beginnen mit Ihrer ersten Anmeldung und enden von selbst.",
      },
    },
    en: {
      title: "Trial",
      submit: "Start trial",
      notice: inquiryNotice.en,
      thanks: {
        title: "Thank you, we are setting up your trial",
        text: "The access data come by email. The 14 days begin with your first login and end by themselves.",
      },
    },
  },
};
