import { type FormResult, formNameField, type NewsletterStepView, stepFormName, tokenField } from "@waku/leads";
import { Form } from "react-router";
import { useMessages } from "../i18n/use-locale";
import styles from "./own-form.module.css";
import { ProblemText } from "./problem-text";
import { useRefusal } from "./use-refusal";

/** The button a mail's link leads to: opening the link changes nothing, so that mail scanners cannot confirm. */
export function NewsletterStepForm({ view }: { view: NewsletterStepView }) {
  const t = useMessages();
  const answer = useRefusal<FormResult>();
  const { step, token, action } = view;
  return (
    // In place of this page: once used, its address leads nowhere.
    <Form method="post" action={action} replace className={styles.form}>
      <input type="hidden" name={formNameField} value={stepFormName(step)} />
      <input type="hidden" name={tokenField} value={token} />
      {answer?.problem && (
        <p role="alert" className={styles.summary}>
          <ProblemText text={answer.problem} contact={answer.contact} />
        </p>
      )}
      <button type="submit" className={styles.submit}>
        {step === "confirm" ? t.newsletterConfirm : t.newsletterUnsubscribe}
      </button>
    </Form>
  );
}
