"use client";

import { FieldDescription, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import sprite from "@waku/icons/sprite.svg";
import type { SelectFieldClientComponent } from "payload";
import { useState } from "react";
import styles from "./icon-field.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    none: "Kein Symbol",
    choose: "Symbol wählen",
    find: "Suchen (englische Namen)",
    nothing: "Kein Symbol heißt so.",
  },
  en: { none: "No icon", choose: "Choose an icon", find: "Search", nothing: "No icon has this name." },
};

/** An icon by its name: shown as it looks on the site, and chosen among all there are. */
export const IconField: SelectFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: givenPath });
  const [isOpen, setOpen] = useState(false);
  const { language } = usePanel();
  const said = words[language];
  const names = field.options.map((option) => (typeof option === "string" ? option : option.value));
  return (
    <div
      className={`field-type ${styles.field} ${showError ? "error" : ""}`}
      id={`field-${path.replaceAll(".", "__")}`}
    >
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <p className={styles.chosen}>
        {value && <Drawing name={value} />}
        {value || said.none}
      </p>
      {!readOnly && !disabled && (
        <details className={styles.choice} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{said.choose}</summary>
          {isOpen && (
            <Choice names={names} chosen={value} isOptional={!field.required} group={path} onChoose={setValue} />
          )}
        </details>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

type ChoiceProps = {
  names: string[];
  chosen: string | null | undefined;
  isOptional: boolean;
  /** Name that the choices share. */
  group: string;
  onChoose: (name: string | null) => void;
};

function Choice({ names, chosen, isOptional, group, onChoose }: ChoiceProps) {
  const [asked, setAsked] = useState("");
  const { language } = usePanel();
  const said = words[language];
  const found = names.filter((name) => name.includes(asked.trim().toLowerCase()));
  return (
    <>
      <input
        type="search"
        className={styles.find}
        aria-label={said.find}
        placeholder={said.find}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      <fieldset className={styles.icons}>
        <legend className={styles.hidden}>{said.choose}</legend>
        {isOptional && (
          <label>
            <input type="radio" name={group} checked={!chosen} onChange={() => onChoose(null)} />
            {said.none}
          </label>
        )}
        {found.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
            <Drawing name={name} />
            {name}
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p>{said.nothing}</p>}
    </>
  );
}

/** The name beside it says which icon it is. */
function Drawing({ name }: { name: string }) {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <use href={`${sprite.src}#icon-${name}`} />
    </svg>
  );
}
