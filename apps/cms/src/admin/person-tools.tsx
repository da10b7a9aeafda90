"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import styles from "./leads.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    email: "E-Mail-Adresse der Person",
    export: "Alles zusammenstellen",
    erase: "Überall löschen …",
    sure: (email: string) =>
      `Alles, was hier und auf der Website über ${email} gespeichert ist, wird endgültig gelöscht: Leads mit Notizen und Verlauf, Termine, Newsletter-Anmeldung, Mails und Dateien. Andere Systeme (CRM, Newsletter-Dienst, Postfächer) und Sicherungen bleiben Ihre Aufgabe.`,
    confirm: "Endgültig löschen",
    cancel: "Abbrechen",
    erased: (leads: number) => `Hier gelöscht: ${leads} Leads. Die Website löscht ihren Teil, sobald sie fragt.`,
    ordered: "Die Website wird gefragt. Sobald sie geantwortet hat, können Sie die Daten hier herunterladen.",
    failed: "Das ging nicht. Bitte prüfen Sie die Adresse und versuchen Sie es noch einmal.",
    orders: "Aufträge",
    kinds: { erase: "Löschen", export: "Auskunft" },
    waits: "wartet auf die Website",
    done: "erledigt",
    download: "Herunterladen (JSON)",
  },
  en: {
    email: "Email address of the person",
    export: "Collect everything",
    erase: "Erase everywhere…",
    sure: (email: string) =>
      `Everything stored here and on the site about ${email} will be erased for good: leads with notes and history, appointments, newsletter subscription, emails, and files. Other systems (CRM, newsletter service, mailboxes) and backups remain yours to clear.`,
    confirm: "Erase for good",
    cancel: "Cancel",
    erased: (leads: number) => `Erased here: ${leads} leads. The site erases its part as soon as it asks.`,
    ordered: "The site is being asked. Once it has answered, you can download the data here.",
    failed: "That failed. Please check the address and try again.",
    orders: "Orders",
    kinds: { erase: "Erasure", export: "Export" },
    waits: "waits for the site",
    done: "done",
    download: "Download (JSON)",
  },
};

type Order = { id: number; kind: "erase" | "export"; email: string | null; doneAt: string | null; createdAt: string };

/** While the site is asked, its answer is looked for this often. */
const lookEveryMs = 3000;

/** What administrators can do about a person, to be opened: as long as it is, it looks for answers of the site. */
export function PersonDetails({ summary, email }: { summary: ReactNode; email?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <PersonTools email={email} />}
    </details>
  );
}

/** For administrators: has all data of one person put together, or erased, here and with the site. */
function PersonTools({ email: given }: { email: string | undefined }) {
  const { language, api, call, timeOf } = usePanel();
  const said = words[language];
  const field = useId();
  const [email, setEmail] = useState(given ?? "");
  const [isAsked, setAsked] = useState(false);
  const [status, setStatus] = useState("");
  const [orders, setOrders] = useState<Order[]>([]);
  const waits = orders.some(({ doneAt }) => doneAt === null);

  const look = () =>
    call<{ orders: Order[] }>("/leads/person").then(
      (answer) => setOrders(answer.orders),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again as long as something waits
  useEffect(() => {
    if (!waits) void look();
    const timer = waits ? setInterval(look, lookEveryMs) : undefined;
    return () => clearInterval(timer);
  }, [waits]);

  async function order(kind: Order["kind"]) {
    setAsked(false);
    try {
      const { leads } = await call<{ leads: number }>("/leads/person", "POST", { kind, email: email.trim() });
      setStatus(kind === "erase" ? said.erased(leads) : said.ordered);
      await look();
    } catch {
      setStatus(said.failed);
    }
  }

  return (
    <div className={styles.person}>
      {given === undefined && (
        <label htmlFor={field}>
          {said.email}
          <input
            id={field}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
      )}
      {isAsked ? (
        <div role="alertdialog" aria-label={said.erase} className={styles.sure}>
          <p>{said.sure(email)}</p>
          <button type="button" className={styles.danger} onClick={() => order("erase")}>
            {said.confirm}
          </button>
          <button type="button" className={styles.button} onClick={() => setAsked(false)}>
            {said.cancel}
          </button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} disabled={email === ""} onClick={() => order("export")}>
            {said.export}
          </button>
          <button type="button" className={styles.button} disabled={email === ""} onClick={() => setAsked(true)}>
            {said.erase}
          </button>
        </div>
      )}
      <p role="status">{status}</p>
      {orders.length > 0 && (
        <>
          <h4>{said.orders}</h4>
          <ul>
            {orders.toReversed().map(({ id, kind, email: of, doneAt, createdAt }) => (
              <li key={id}>
                {[said.kinds[kind], of, timeOf(createdAt), doneAt ? said.done : said.waits].filter(Boolean).join(" · ")}
                {kind === "export" && doneAt && (
                  <>
                    {" · "}
                    <a href={`${api}/leads/person/${id}`}>{said.download}</a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
