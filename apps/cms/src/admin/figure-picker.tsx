"use client";

import { toast } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import styles from "./figure-picker.module.css";
import { usePanel } from "./use-panel.ts";

type Both = { de: string; en: string };
type Figure = { key: string; value: Both; label: Both };

const words = {
  de: {
    heading: "Kennzahl einsetzen",
    hint: "Stellen Sie die Schreibmarke in einen Text, und wählen Sie dann.",
    find: "Suchen",
    none: "Keine Kennzahl passt.",
    failed: "Die Kennzahlen sind gerade nicht zu lesen. Bitte laden Sie die Seite neu.",
    noField: "Bitte stellen Sie die Schreibmarke zuerst in einen Text.",
  },
  en: {
    heading: "Insert a figure",
    hint: "Put the cursor into a text, then choose.",
    find: "Search",
    none: "No figure matches.",
    failed: "The figures cannot be read right now. Please load the page again.",
    noField: "Please put the cursor into a text first.",
  },
};

/** On a document: every figure of the register with its words in both languages, put into the text at the cursor. */
export function FigurePicker() {
  const { language, call } = usePanel();
  const [figures, setFigures] = useState<Figure[]>();
  const [asked, setAsked] = useState("");
  const box = useRef<HTMLDetailsElement>(null);
  const lastField = useLastField(box);
  const said = words[language];

  async function load() {
    if (figures || !box.current?.open) return;
    try {
      const { entries } = await call<{ entries: Figure[] }>("/globals/figures?depth=0");
      setFigures(entries);
    } catch {
      toast.error(said.failed);
    }
  }

  function insert({ key }: Figure) {
    const field = lastField.current;
    if (!field?.isConnected) return toast.error(said.noField);
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(`{figure:${key}}`, selectionStart ?? 0, selectionEnd ?? 0, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  const matching = figures?.filter((figure) => textOf(figure).includes(asked.trim().toLowerCase()));
  return (
    <details ref={box} className={styles.box} onToggle={load}>
      <summary>{said.heading}</summary>
      <p className={styles.hint}>{said.hint}</p>
      <input
        type="search"
        className={styles.find}
        aria-label={said.find}
        placeholder={said.find}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
      />
      <ul className={styles.list}>
        {matching?.map((figure) => (
          <li key={figure.key}>
            <button type="button" className={styles.figure} onClick={() => insert(figure)}>
              <code>{figure.key}</code>
              {(["de", "en"] as const).map((locale) => (
                <span key={locale} lang={locale}>
                  <b>{figure.value[locale]}</b> {figure.label[locale]}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      {matching?.length === 0 && <p className={styles.hint}>{said.none}</p>}
    </details>
  );
}

function textOf({ key, value, label }: Figure): string {
  return [key, value.de, value.en, label.de, label.en].join(" ").toLowerCase();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text field of the document in which the cursor was last; those of the box itself do not count. */
function useLastField(box: { current: HTMLElement | null }) {
  const last = useRef<TextField>(null);
  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      const isText =
        target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
      if (isText && target.id.startsWith("field-") && !box.current?.contains(target)) last.current = target;
    }
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [box]);
  return last;
}
