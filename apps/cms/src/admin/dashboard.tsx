"use client";

import { useConfig } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { Dashboard as Counts } from "../leads/dashboard.ts";
import styles from "./dashboard.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    heading: "Was wartet",
    waiting: "Neue Leads, die länger als einen Arbeitstag warten",
    new: "Neue Leads",
    mine: "Leads, die Ihnen zugewiesen und offen sind",
    failing: "Leads mit Zustellungen, die scheitern",
    drafts: "Entwürfe, die noch nicht veröffentlicht sind",
    planned: "Geplante Veröffentlichungen",
    nothing: "Nichts wartet auf Sie.",
  },
  en: {
    heading: "Waiting",
    waiting: "New leads waiting longer than a working day",
    new: "New leads",
    mine: "Open leads assigned to you",
    failing: "Leads with deliveries that fail",
    drafts: "Drafts not published yet",
    planned: "Scheduled publications",
    nothing: "Nothing is waiting for you.",
  },
};

/** On the first page: how much waits for whoever has signed in, and the way there. */
export function Dashboard({ user }: { user?: { id: number } }) {
  const { language, admin, call } = usePanel();
  const heading = useId();
  const [counts, setCounts] = useState<Counts>();
  const said = words[language];

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for every look at the page
  useEffect(() => {
    call<Counts>("/dashboard").then(setCounts, () => {});
  }, []);

  if (!counts) return null;
  const leads = (where: Record<string, string>) => `${admin}/collections/leads?${new URLSearchParams(where)}`;
  const where = (index: number, field: string, operator = "equals") => `where[and][${index}][${field}][${operator}]`;
  const { leads: inbox, content } = counts;
  const isNew = { [where(0, "state")]: "new" };
  const rows = [
    ...(inbox
      ? [
          {
            words: said.waiting,
            total: inbox.waiting,
            isUrgent: true,
            href: leads({ ...isNew, [where(1, "acceptedAt", "less_than")]: inbox.waitingSince }),
          },
          {
            words: said.failing,
            total: inbox.failing,
            isUrgent: true,
            href: leads({ [where(0, "deliveryState", "in")]: "dead,failing" }),
          },
          { words: said.new, total: inbox.new, href: leads(isNew) },
          {
            words: said.mine,
            total: inbox.mine,
            href: leads({ [where(0, "assignee")]: String(user?.id ?? ""), [where(1, "state", "in")]: "new,working" }),
          },
        ]
      : []),
    ...(content ? [{ words: said.planned, total: content.planned }] : []),
  ].filter(({ total }) => total > 0);
  const drafts = content?.drafts ?? [];
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.heading}
      </h2>
      {rows.length + drafts.length === 0 && <p className={styles.nothing}>{said.nothing}</p>}
      <ul className={styles.rows}>
        {rows.map(({ words: name, total, isUrgent, href }) => (
          <li key={name} className={isUrgent ? styles.urgent : undefined}>
            <strong>{total}</strong> {href ? <a href={href}>{name}</a> : <span>{name}</span>}
          </li>
        ))}
        {drafts.length > 0 && (
          <li>
            <strong>{drafts.reduce((sum, { total }) => sum + total, 0)}</strong>{" "}
            <span>
              {said.drafts}: <Drafts drafts={drafts} />
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Of every collection how many, with the way to them. */
function Drafts({ drafts }: { drafts: NonNullable<Counts["content"]>["drafts"] }) {
  const { admin, language } = usePanel();
  const { config } = useConfig();
  const nameOf = (slug: string) => {
    const label = config.collections.find((collection) => collection.slug === slug)?.labels.plural;
    return typeof label === "object" ? ((label as Record<string, string>)[language] ?? slug) : String(label ?? slug);
  };
  return drafts.map(({ collection, total }, index) => (
    <span key={collection}>
      {index > 0 && ", "}
      <a href={`${admin}/collections/${collection}?where[and][0][_status][equals]=draft`}>
        {nameOf(collection)} ({total})
      </a>
    </span>
  ));
}
