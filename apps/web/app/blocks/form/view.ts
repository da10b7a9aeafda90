import type { FormView, NewsletterLinkEnd, NewsletterPreferencesView, NewsletterStepView } from "@waku/leads";
import type { SettingView } from "../../ui/views";

export type FormBlockView = {
  type: "form";
  anchor?: string;
  title: string;
  text: string;
  way:
    | { type: "hosted"; href: string }
    | { type: "hostedNewsletter"; action: string }
    /** `place`: where the appointments take place that the form books. */
    | { type: "own"; form: FormView; place?: string }
    /** The form was open up to a day. */
    | { type: "closed"; day: string; demoHref: string }
    | { type: "step"; view: NewsletterStepView }
    | { type: "preferences"; view: NewsletterPreferencesView }
    | { type: "linkEnd"; end: NewsletterLinkEnd }
    /** The form books appointments of a fair that is over. */
    | { type: "ended"; day: string; demoHref: string };
  contact: SettingView[];
};
