"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { LeadPage } from "../leads/lead-page.ts";
import styles from "./leads.module.css";
import { PersonDetails } from "./person-tools.tsx";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    received: "Eingegangen",
    email: "E-Mail-Adresse",
    page: "Seite",
    language: "Sprache",
    campaign: "Kampagne",
    suspicions: "Spamverdacht",
    answers: "Angaben",
    files: "Dateien",
    deliveries: "Zustellungen der Website",
    noDeliveries: "Die Website hat noch nichts gemeldet.",
    receiver: "Wohin",
    state: "Stand",
    when: "Wann",
    attempts: (count: number) => (count === 1 ? "1 Versuch" : `${count} Versuche`),
    notes: "Notizen",
    note: "Neue Notiz",
    add: "Notiz hinzufügen",
    delete: "Löschen",
    deleteOf: (by: string) => `Notiz von ${by} löschen`,
    failed: "Nicht gespeichert. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.",
    history: "Verlauf",
    noHistory: "Niemand hat Stand oder Zuweisung geändert.",
    others: "Alle Anfragen dieser Adresse",
    this: "diese",
    person: "Daten dieser Person: Auskunft und Löschung",
    bytes: "KB",
  },
  en: {
    received: "Received",
    email: "Email address",
    page: "Page",
    language: "Language",
    campaign: "Campaign",
    suspicions: "Suspected spam",
    answers: "Answers",
    files: "Files",
    deliveries: "Deliveries of the site",
    noDeliveries: "The site has not reported anything yet.",
    receiver: "To",
    state: "State",
    when: "When",
    attempts: (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`),
    notes: "Notes",
    note: "New note",
    add: "Add note",
    delete: "Delete",
    deleteOf: (by: string) => `Delete note by ${by}`,
    failed: "Not saved. Your text is still here: please try again.",
    history: "History",
    noHistory: "Nobody has changed state or assignment.",
    others: "All inquiries of this address",
    this: "this one",
    person: "Data of this person: export and erasure",
    bytes: "KB",
  },
};

/** The page of a lead: who asked what, from where, what was delivered, what people say and have done about it. */
export function LeadDetails() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { language, api, admin, call, timeOf } = usePanel();
  const said = words[language];
  const [lead, setLead] = useState<LeadPage>();

  // The panel keeps the page while it is saved: only the backend knows the history then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
  useEffect(() => {
    call<LeadPage>(`/leads/${id}/page`).then(setLead, () => {});
  }, [id, lastUpdateTime]);

  if (!lead) return null;
  const facts: [string, ReactNode][] = [
    [said.received, timeOf(lead.acceptedAt)],
    [
      said.email,
      <a key="email" href={`mailto:${lead.email}`}>
        {lead.email}
      </a>,
    ],
    [
      said.page,
      <a key="page" href={lead.page.href} target="_blank" rel="noreferrer">
        {lead.page.path}
      </a>,
    ],
    [said.language, lead.language],
    ...(lead.campaign.length > 0
      ? [[said.campaign, lead.campaign.map(([name, value]) => `${name}: ${value}`).join(", ")] as [string, ReactNode]]
      : []),
    ...(lead.suspicions.length > 0 ? [[said.suspicions, lead.suspicions.join(", ")] as [string, ReactNode]] : []),
  ];
  return (
    <div className={styles.lead}>
      <Part heading={lead.title}>
        <Facts facts={facts} />
      </Part>
      <Part heading={said.answers}>
        <Facts facts={lead.answers.map(({ label, value }) => [label, value])} />
      </Part>
      {lead.files.length > 0 && (
        <Part heading={said.files}>
          <ul>
            {lead.files.map(({ name, bytes, href }) => (
              <li key={href}>
                <a href={href.replace(/^\/api/, api)} download>
                  {name}
                </a>{" "}
                ({Math.ceil(bytes / 1000)} {said.bytes})
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Notes notes={lead.notes} path={`/leads/${id}/notes`} onChange={setLead} />
      <Part heading={said.deliveries}>
        {lead.deliveries.length === 0 ? (
          <p>{said.noDeliveries}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{said.receiver}</th>
                <th scope="col">{said.state}</th>
                <th scope="col">{said.when}</th>
              </tr>
            </thead>
            <tbody>
              {lead.deliveries.map(({ receiver, state, words: name, at, reason, attempts }) => (
                <tr key={receiver}>
                  <td>{receiver}</td>
                  <td>
                    <span className={styles[state]}>{name}</span>
                    {state !== "delivered" && reason && <span className={styles.reason}>{reason}</span>}
                  </td>
                  <td>
                    {at && timeOf(at)} {attempts > 0 && `(${said.attempts(attempts)})`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
      {lead.others.length > 1 && (
        <Part heading={said.others}>
          <ul>
            {lead.others.map(({ id: other, title, at, state, isSame }) => (
              <li key={other}>
                {isSame ? <strong>{title}</strong> : <a href={`${admin}/collections/leads/${other}`}>{title}</a>}
                {[timeOf(at), state, isSame && said.this].filter(Boolean).map((part) => ` · ${part}`)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part heading={said.history}>
        {lead.history.length === 0 ? (
          <p>{said.noHistory}</p>
        ) : (
          <ol className={styles.history}>
            {lead.history.map(({ id: event, words: change, by, at }) => (
              <li key={event}>
                {change} <span className={styles.quiet}>{`${by}, ${timeOf(at)}`}</span>
              </li>
            ))}
          </ol>
        )}
      </Part>
      {lead.mayErase && <PersonDetails summary={said.person} email={lead.email} />}
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type NotesProps = { notes: LeadPage["notes"]; path: string; onChange: (lead: LeadPage) => void };

/** Notes are kept one by one, beside the form around them. */
function Notes({ notes, path, onChange }: NotesProps) {
  const { language, call, timeOf } = usePanel();
  const said = words[language];
  const field = useId();
  const [text, setText] = useState("");
  const [status, setStatus] = useState("");

  async function change(address: string, method: string, body?: object) {
    try {
      onChange(await call<LeadPage>(address, method, body));
      setStatus("");
      return true;
    } catch {
      setStatus(said.failed);
      return false;
    }
  }

  async function add() {
    if (text.trim() !== "" && (await change(path, "POST", { text }))) setText("");
  }

  return (
    <Part heading={said.notes}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ id, text: note, by, at, mayDelete }) => (
            <li key={id}>
              <p>{note}</p>
              <span className={styles.quiet}>{`${by}, ${timeOf(at)}`}</span>
              {mayDelete && (
                <button
                  type="button"
                  className={styles.link}
                  aria-label={said.deleteOf(by)}
                  onClick={() => change(`${path}/${id}`, "DELETE")}
                >
                  {said.delete}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={field}>{said.note}</label>
      <textarea id={field} rows={3} maxLength={10_000} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" className={styles.button} onClick={add}>
        {said.add}
      </button>
      <p role="status">{status}</p>
    </Part>
  );
}
