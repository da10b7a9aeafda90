"use client";

import { SelectInput, useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { usePanel } from "./use-panel.ts";

type Person = { id: number; name: string };

/** Who may have a lead, by name: people see no entries of others, hence the panel's own field would stay empty. */
export function AssigneeField({ path }: { path: string }) {
  const { value, setValue } = useField<number | null>({ path });
  const { language, call } = usePanel();
  const people = useLeadPeople(call);
  const id = typeof value === "object" && value !== null ? (value as { id: number }).id : value;
  return (
    <SelectInput
      path={path}
      name={path}
      label={{ de: "Zugewiesen an", en: "Assigned to" }[language]}
      placeholder={{ de: "Niemand", en: "Nobody" }[language]}
      options={people.map((person) => ({ value: String(person.id), label: person.name }))}
      value={id ? String(id) : ""}
      isClearable
      onChange={(option) => {
        const chosen = Array.isArray(option) ? option[0] : option;
        setValue(chosen?.value ? Number(chosen.value) : null);
      }}
    />
  );
}

/** People to whom leads can be assigned; none until the backend has answered. */
export function useLeadPeople(call: ReturnType<typeof usePanel>["call"]): Person[] {
  const [people, setPeople] = useState<Person[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: people do not change while somebody looks at a lead
  useEffect(() => {
    call<{ people: Person[] }>("/leads/people").then(
      (answer) => setPeople(answer.people),
      () => {},
    );
  }, []);
  return people;
}
