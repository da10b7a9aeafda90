import { type Appointment, instantText, showSameTime } from "@waku/leads/booking";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import formStyles from "../forms/own-form.module.css";
import { ProblemText } from "../forms/problem-text";
import { useRefusal } from "../forms/use-refusal";
import { useLocale } from "../i18n/use-locale";
import { Actions } from "../ui/actions/actions";
import { PageTitle } from "../ui/page-title/page-title";
import { QuietButton } from "../ui/quiet-button/quiet-button";
import { Section } from "../ui/section/section";
import styles from "./appointment-view.module.css";
import type { ChangeProblem } from "./change-appointment.server";
import { pageTexts } from "./page-texts";
import { SlotField } from "./slot-field";
import { useDeviceZone } from "./use-device-zone";

type View = Appointment & {
  /** Page it was booked on. */
  bookHref: string;
  /** Address its forms are sent to. */
  action: string;
  /** It has just been moved. */
  hasMoved: boolean;
};

type Props = { view: View | undefined; contactHref: string };

/** An appointment with the ways to move and to cancel it, or that its link is no longer good. */
export function AppointmentView({ view, contactHref }: Props) {
  const t = pageTexts[useLocale()];
  const contact = { label: t.contact, href: contactHref };
  if (!view) return <PageTitle title={t.link.title} text={t.link.text} actions={[contact]} />;
  const { title, text } = t.state[view.state];
  const isMoved = view.hasMoved && view.state === "booked";
  return (
    <>
      <PageTitle title={title(view.name)} text={isMoved ? t.moved : text} />
      <Section>
        <Facts view={view} />
        {view.state !== "booked" && <Actions links={[{ label: t.book, href: view.bookHref }, contact]} />}
      </Section>
      {view.state === "booked" && <Changes key={view.start} view={view} />}
    </>
  );
}

function Facts({ view: { name, place, start, timeZone, state } }: { view: View }) {
  const locale = useLocale();
  const t = pageTexts[locale].facts;
  const deviceZone = useDeviceZone();
  const isElsewhere = deviceZone !== undefined && !showSameTime(start, deviceZone, timeZone);
  return (
    <dl className={styles.facts} data-state={state}>
      <Fact name={t.what} value={name} />
      <Fact name={t.when} value={instantText(start, timeZone, locale)} />
      {isElsewhere && <Fact name={t.there} value={instantText(start, deviceZone, locale)} />}
      <Fact name={t.where} value={place} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Changes({ view }: { view: View }) {
  const t = pageTexts[useLocale()];
  const problem = useRefusal<ChangeProblem>();
  const alert = useRef<HTMLParagraphElement>(null);
  const { minutes, timeZone, action } = view;
  const slots = problem?.slots ?? view.slots;

  // The answer came without a new document: bring keyboard and screen reader to it.
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  return (
    <Section tone="sunken">
      <div className={styles.changes}>
        {problem && (
          <p ref={alert} role="alert" tabIndex={-1} className={formStyles.summary}>
            <ProblemText text={problem.message} contact={problem.contact} />
          </p>
        )}
        <section id="move" className={styles.change}>
          <h2>{t.moveTitle}</h2>
          {slots.length === 0 ? (
            <p>{t.moveNone}</p>
          ) : (
            <Form method="post" action={action} className={formStyles.form}>
              <p>{t.moveText}</p>
              <input type="hidden" name="action" value="move" />
              <SlotField
                id="slot"
                name="slot"
                label={t.moveLabel}
                choice={{ slots, minutes, timeZone }}
                value={problem?.value}
                near={problem?.near}
              />
              <button type="submit" className={formStyles.submit}>
                {t.move}
              </button>
            </Form>
          )}
        </section>
        <section id="cancel" className={styles.change}>
          <h2>{t.cancelTitle}</h2>
          <Form method="post" action={action} className={formStyles.form}>
            <p>{t.cancelText}</p>
            <input type="hidden" name="action" value="cancel" />
            <QuietButton label={t.cancel} />
          </Form>
        </section>
      </div>
    </Section>
  );
}
