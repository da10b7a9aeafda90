"use client";

import { useListQuery } from "@payloadcms/ui";
import type { ListQuery } from "payload";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { Filters } from "../leads/filters.ts";
import { deliveryStates, leadStates } from "../leads/states.ts";
import { deliveryWords, stateWords } from "../leads/words.ts";
import { useLeadPeople } from "./assignee-field.tsx";
import { chosenIn, type FilterName, nobody, notSpam, withFilter } from "./lead-conditions.ts";
import styles from "./leads.module.css";
import { PersonDetails } from "./person-tools.tsx";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    filter: "Leads filtern",
    all: "Alle",
    open: "Alle ohne Spam",
    state: "Stand",
    form: "Formular",
    locale: "Sprache",
    assignee: "Zugewiesen an",
    nobody: "Niemand",
    deliveries: "Zustellungen",
    from: "Von",
    to: "Bis",
    suspected: "Spamverdacht",
    yes: "Ja",
    no: "Nein",
    locales: { de: "Deutsch", en: "Englisch" },
    csv: "Als CSV exportieren",
    reset: "Zurücksetzen",
    person: "Daten einer Person: Auskunft und Löschung",
  },
  en: {
    filter: "Filter leads",
    all: "All",
    open: "All but spam",
    state: "State",
    form: "Form",
    locale: "Language",
    assignee: "Assigned to",
    nobody: "Nobody",
    deliveries: "Deliveries",
    from: "From",
    to: "To",
    suspected: "Suspected spam",
    yes: "Yes",
    no: "No",
    locales: { de: "German", en: "English" },
    csv: "Export as CSV",
    reset: "Reset",
    person: "Data of one person: export and erasure",
  },
};

/** Above the list of leads: its filters, the export of what it shows, and what administrators do about a person. */
export function LeadFilters() {
  const { language, api, call } = usePanel();
  const said = words[language];
  const { query, refineListData } = useListQuery();
  const people = useLeadPeople(call);
  const [{ forms, mayErase }, setFilters] = useState<Filters>({ forms: [], mayErase: false });
  const chosen = chosenIn(query.where);

  // biome-ignore lint/correctness/useExhaustiveDependencies: forms do not change while somebody looks at the list
  useEffect(() => {
    call<Filters>("/leads/filters").then(setFilters, () => {});
  }, []);

  const set = (name: FilterName) => (value: string) =>
    void refineListData({ where: withFilter(query.where, name, value), page: 1 });
  const state = leadStates.map((value) => [value, stateWords[value][language]] as const);
  const deliveries = deliveryStates.map((value) => [value, deliveryWords[value][language]] as const);
  return (
    <>
      <search className={styles.filters} aria-label={said.filter}>
        <Choice label={said.state} value={chosen.state} onChange={set("state")} all={said.all}>
          {[[notSpam, said.open] as const, ...state]}
        </Choice>
        <Choice label={said.form} value={chosen.form} onChange={set("form")} all={said.all}>
          {forms.map(({ value, label }) => [value, label] as const)}
        </Choice>
        <Choice label={said.locale} value={chosen.locale} onChange={set("locale")} all={said.all}>
          {Object.entries(said.locales)}
        </Choice>
        <Choice label={said.assignee} value={chosen.assignee} onChange={set("assignee")} all={said.all}>
          {[[nobody, said.nobody] as const, ...people.map(({ id, name }) => [String(id), name] as const)]}
        </Choice>
        <Choice label={said.deliveries} value={chosen.deliveryState} onChange={set("deliveryState")} all={said.all}>
          {deliveries}
        </Choice>
        <Choice label={said.suspected} value={chosen.isSuspected} onChange={set("isSuspected")} all={said.all}>
          {[["true", said.yes] as const, ["false", said.no] as const]}
        </Choice>
        <Day label={said.from} value={chosen.from} onChange={set("from")} />
        <Day label={said.to} value={chosen.to} onChange={set("to")} />
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            onClick={() => refineListData({ where: {}, search: "", page: 1 })}
          >
            {said.reset}
          </button>
          <a className={styles.button} href={`${api}/leads/export?${exportQuery(query)}`}>
            {said.csv}
          </a>
        </div>
      </search>
      {mayErase && <PersonDetails summary={said.person} />}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  all: string;
  onChange: (value: string) => void;
  children: (readonly [value: string, label: string])[];
};

function Choice({ label, value, all, onChange, children }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {children.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** What the list shows, as the export takes it. */
function exportQuery({ where, search }: ListQuery): string {
  const query = new URLSearchParams([...parameters("where", where ?? {})]);
  if (search) query.set("search", search);
  return String(query);
}

/** A value as parameters of an address: `where[and][0][state][equals]=new`. */
function* parameters(name: string, value: unknown): Generator<[string, string]> {
  if (typeof value !== "object" || value === null) yield [name, String(value)];
  else for (const [key, part] of Object.entries(value)) yield* parameters(`${name}[${key}]`, part);
}
