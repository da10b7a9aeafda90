import { Form } from "react-router";
import { useMessages } from "../i18n/use-locale";
import { formNameField, type NewsletterStepView, stepFormName, tokenField } from "./form-view";
import styles from "./own-form.module.css";

/** The button a mail's link leads to: opening the link changes nothing, so that mail scanners cannot confirm. */
export function NewsletterStepForm({ view }: { view: NewsletterStepView }) {
  const t = useMessages();
  const { step, token, action } = view;
  return (
    <Form method="post" action={action} className={styles.form}>
      <input type="hidden" name={formNameField} value={stepFormName(step)} />
      <input type="hidden" name={tokenField} value={token} />
      <button type="submit" className={styles.submit}>
        {step === "confirm" ? t.newsletterConfirm : t.newsletterUnsubscribe}
      </button>
    </Form>
  );
}
