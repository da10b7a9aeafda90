"use client";

import { toast, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { FailedPlan } from "../plans/failed-plans.ts";
import styles from "./failed-plans.module.css";

const words = {
  de: {
    heading: "Nicht veröffentlicht wie geplant",
    withdrawn: "sollte zurückgezogen werden",
    published: "sollte erscheinen",
    by: "geplant von",
    help: "Bitte ändern, dann veröffentlichen oder neu planen:",
    dismiss: "Erledigt",
    dismissOf: "Hinweis ausblenden:",
    failed: "Das ging nicht. Bitte laden Sie die Seite neu.",
  },
  en: {
    heading: "Not published as planned",
    withdrawn: "was to be withdrawn",
    published: "was to be published",
    by: "planned by",
    help: "Please change this, then publish or plan again:",
    dismiss: "Dismiss",
    dismissOf: "Dismiss notice:",
    failed: "That failed. Please load the page again.",
  },
};

/** On the dashboard: everything that did not happen as planned. */
export function FailedPlans() {
  return <Plans query="" of={0} />;
}

/** On a document: what did not happen as planned with it. */
export function DocumentPlans() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  if (!collectionSlug || id === undefined) return null;
  const query = new URLSearchParams({ collection: collectionSlug, document: String(id) });
  return <Plans query={`?${query}`} of={lastUpdateTime} isDocument />;
}

type Answer = { plans: FailedPlan[]; mayDismiss: boolean };
type Props = { query: string; of: number; isDocument?: boolean };

/** @param props.of changes when the document was saved: publishing it settles what had failed */
function Plans({ query, of, isDocument = false }: Props) {
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const heading = useId();
  const [{ plans, mayDismiss }, setAnswer] = useState<Answer>({ plans: [], mayDismiss: false });
  const language = i18n.language === "de" ? "de" : "en";
  const said = words[language];
  const address = `${config.routes.api}/failed-plans`;
  const headers = { "Accept-Language": language };

  // The panel keeps a document's page while it is saved and published: only the backend knows what is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says that there is something new to ask for
  useEffect(() => {
    const abort = new AbortController();
    fetch(address + query, { headers: { "Accept-Language": language }, signal: abort.signal })
      .then(async (response) => response.ok && setAnswer((await response.json()) as Answer))
      .catch(() => {});
    return () => abort.abort();
  }, [address, query, language, of]);

  async function dismiss(id: FailedPlan["id"]) {
    const response = await fetch(`${address}/${id}/dismiss`, { method: "POST", headers }).catch(() => undefined);
    // One that is gone already was dismissed by somebody else.
    if (!response?.ok && response?.status !== 404) toast.error(said.failed);
    else setAnswer((answer) => ({ ...answer, plans: answer.plans.filter((plan) => plan.id !== id) }));
  }

  if (plans.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.heading}
      </h2>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.plan}>
            <div>
              {!isDocument && (
                <a className={styles.title} href={documentAddress(config.routes.admin, plan)}>
                  {plan.title}
                </a>
              )}
              <p className={styles.when}>
                {[
                  `${plan.type === "publish" ? said.published : said.withdrawn}: ${timeIn(language, plan.plannedFor)}`,
                  plan.plannedBy && `${said.by} ${plan.plannedBy}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className={styles.help}>{said.help}</p>
              <ul className={styles.reasons}>
                {plan.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
            {mayDismiss && (
              <button
                type="button"
                className={styles.dismiss}
                aria-label={`${said.dismissOf} ${plan.title}`}
                onClick={() => dismiss(plan.id)}
              >
                {said.dismiss}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function documentAddress(admin: string, { collection, document }: FailedPlan): string {
  return `${admin}/collections/${collection}/${document}`;
}

/** In the reader's own time zone. */
function timeIn(language: string, at: string): string {
  return new Date(at).toLocaleString(language === "de" ? "de-DE" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}
