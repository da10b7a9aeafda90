import {
  type FormResult,
  formNameField,
  type NewsletterPreferencesView,
  preferencesFormName,
  stepFormName,
  tokenField,
} from "@waku/leads";
import { Form } from "react-router";
import { useMessages } from "../i18n/use-locale";
import { Field } from "./field";
import styles from "./own-form.module.css";
import { ProblemText } from "./problem-text";
import { useRefusal } from "./use-refusal";

/** A subscriber's own page: what he can change, what he agreed to, and the way out. */
export function NewsletterPreferences({ view }: { view: NewsletterPreferencesView }) {
  const t = useMessages();
  const answer = useRefusal<FormResult>();
  const { action, unsubscribeAction, email, unsubscribeToken, fields, consent } = view;
  return (
    <>
      <Form method="post" action={action} className={styles.form} noValidate>
        <p>
          {t.newsletterPreferencesFor} <strong>{email}</strong>
        </p>
        {answer?.problem && (
          <p role="alert" className={styles.summary}>
            <ProblemText text={answer.problem} contact={answer.contact} />
          </p>
        )}
        <input type="hidden" name={formNameField} value={preferencesFormName} />
        {fields.map((field) => (
          <Field
            key={field.name}
            id={`preferences-${field.name}`}
            field={field}
            values={answer?.values[field.name] ?? field.values ?? []}
            error={answer?.errors[field.name]}
            hasFocus={field.name === Object.keys(answer?.errors ?? {})[0]}
          />
        ))}
        <button type="submit" className={styles.submit}>
          {t.newsletterSave}
        </button>
      </Form>
      <section className={styles.proof}>
        <h3>{t.newsletterConsent}</h3>
        <dl>
          {consent.map(({ label, value, lang }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </dl>
        <Form method="post" action={unsubscribeAction}>
          <input type="hidden" name={formNameField} value={stepFormName("unsubscribe")} />
          <input type="hidden" name={tokenField} value={unsubscribeToken} />
          <button type="submit" className={styles.quiet}>
            {t.newsletterUnsubscribe}
          </button>
        </Form>
      </section>
    </>
  );
}
