import {
  type FormResult,
  type FormView,
  focusIdOf,
  formNameField,
  honeypotField,
  stampAddress,
  stampField,
} from "@waku/leads";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { consentEvents } from "../consent/has-consent";
import { useMessages } from "../i18n/use-locale";
import { Field } from "./field";
import { landingCampaign } from "./landing-campaign";
import styles from "./own-form.module.css";
import { ProblemText } from "./problem-text";
import { useRefusal } from "./use-refusal";

/** Who presses twice means once: a second press within this time of the first, in milliseconds, sends nothing. */
const doublePressMs = 500;

/** A form of the site. Sent to the page it stands on, with or without scripts; the server decides. */
export function OwnForm({ form }: { form: FormView }) {
  const t = useMessages();
  const element = useRef<HTMLFormElement>(null);
  const answer = useRefusal<FormResult>();
  const result = answer?.form === form.name ? answer : undefined;
  const problem = result?.isUnsent ? t.formUnsent : result?.problem;
  const isSending = useNavigation().formData?.get(formNameField) === form.name;
  const { stamp, campaign } = useVisit();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  // Only a new document empties the file fields; without one the browser keeps what was chosen.
  const [documentAnswer] = useState(result);

  // The answer came without a new document: bring keyboard and screen reader to what needs attention.
  useEffect(() => {
    if (!result) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    const target = find("[aria-invalid]:not(fieldset), [data-invalid], [role=alert][tabindex]");
    const summary = find("[role=alert]");
    if (target && summary) focusBelow(target, summary);
  }, [result]);

  // The server takes a form once, however often it comes; sending it anew would break off the answer on its way.
  function sendOnce(event: FormEvent) {
    if (isSending || event.timeStamp - sentAt.current < doublePressMs) event.preventDefault();
    else sentAt.current = event.timeStamp;
  }

  const fields = form.fields.filter(
    (field) => !field.isHiddenWhenEmpty || field.values || result?.values[field.name]?.some((value) => value !== ""),
  );
  const idOf = (name: string) => `${form.name}-${name}`;
  const wrong = fields.filter(({ name }) => result?.errors[name]);
  return (
    <Form
      ref={element}
      method="post"
      action={form.action}
      encType={fields.some(({ kind }) => kind === "files") ? "multipart/form-data" : undefined}
      className={styles.form}
      onSubmit={sendOnce}
      noValidate
    >
      {problem && (
        <p role="alert" tabIndex={-1} className={styles.summary}>
          <ProblemText text={problem} contact={result?.contact} />
        </p>
      )}
      {wrong.length > 0 && (
        <div role="alert" className={styles.summary}>
          <p>{t.formErrors(wrong.length)}</p>
          <ul>
            {wrong.map(({ name, kind }) => (
              <li key={name}>
                <a href={`#${focusIdOf(idOf(name), kind)}`}>{result?.errors[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <input type="hidden" name={formNameField} value={form.name} />
      <input type="hidden" name={stampField} value={stamp} />
      {Object.entries({ ...campaign, ...Object.fromEntries(form.campaign) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={idOf(field.name)}
          field={field}
          values={result?.values[field.name] ?? field.values ?? []}
          error={result?.errors[field.name]}
          areFilesLost={result === documentAnswer && result?.filesLost?.includes(field.name)}
          hasFocus={field.name === wrong[0]?.name}
          choice={result?.choice ?? field.choice}
          near={result?.near}
        />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={idOf(honeypotField)}>{t.formHoneypot}</label>
        <input id={idOf(honeypotField)} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.notice}>
        {form.notice} <a href={form.privacyHref}>{t.formPrivacy}</a>
      </p>
      <button type="submit" className={styles.submit} aria-disabled={isSending || undefined}>
        {isSending ? t.formSending : form.submit}
      </button>
    </Form>
  );
}

/** Focuses what needs attention, with the summary above it in view as well where the screen has room for both. */
function focusBelow(target: HTMLElement, summary: HTMLElement): void {
  const room = innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const needed = target.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  target.focus({ preventScroll: true });
  if (needed <= room) summary.scrollIntoView({ block: "start" });
  else target.scrollIntoView({ block: "center" });
}

/**
 * What only the browser knows of this visit: a stamp for this rendering of the form (the page itself is cached
 * and the same for everybody) and the campaign the visit began with. Both are missing without scripts.
 */
function useVisit() {
  const [stamp, setStamp] = useState("");
  const [campaign, setCampaign] = useState<Record<string, string>>({});
  useEffect(() => {
    const leaving = new AbortController();
    const readCampaign = () => setCampaign(Object.fromEntries(landingCampaign()));
    readCampaign();
    for (const event of consentEvents) window.addEventListener(event, readCampaign, { signal: leaving.signal });
    fetch(stampAddress, { signal: leaving.signal })
      .then(async (response) => response.ok && setStamp(await response.text()))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return { stamp, campaign };
}
