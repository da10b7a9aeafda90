"use client";

import {
  useAllFormFields,
  useDebounce,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
} from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { copyKey, dropOldCopies, findCopy, keepCopy, type UnsavedCopy } from "./unsaved-copies.ts";
import styles from "./unsaved-copy.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    heading: "Nicht gespeicherter Text",
    text: (at: string) => `Dieser Browser hat noch, was Sie bis ${at} eingegeben und nicht gespeichert haben.`,
    restore: "Einsetzen",
    drop: "Verwerfen",
  },
  en: {
    heading: "Text that was not saved",
    text: (at: string) => `This browser still has what you had typed until ${at} and not saved.`,
    restore: "Put it in",
    drop: "Discard",
  },
};

/** So long after the last key what is typed is kept. */
const pauseMs = 1000;

/**
 * On a document: keeps in this browser what is typed, until it is saved, and offers it again after a crash or a closed
 * window. It brings along which state it was typed into, so that it cannot be saved over what others have done since.
 */
export function UnsavedText() {
  const { collectionSlug, id } = useDocumentInfo();
  return collectionSlug && id !== undefined ? (
    <Copy key={`${collectionSlug} ${id}`} of={copyKey(collectionSlug, id)} />
  ) : null;
}

function Copy({ of: key }: { of: string }) {
  const { language, timeOf } = usePanel();
  const { reset, setModified } = useForm();
  const [found, setFound] = useState<UnsavedCopy>();
  const heading = useId();
  const said = words[language];
  useKeptCopy(key);

  useEffect(() => {
    dropOldCopies(localStorage, Date.now());
    setFound(findCopy(localStorage, key));
  }, [key]);

  if (!found) return null;

  async function restore({ data }: UnsavedCopy) {
    await reset(data);
    setModified(true);
    setFound(undefined);
  }

  function drop() {
    localStorage.removeItem(key);
    setFound(undefined);
  }

  return (
    <section id="unsaved-text" className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.heading}
      </h2>
      <p className={styles.text}>{said.text(timeOf(new Date(found.at).toISOString()))}</p>
      <div className={styles.ways}>
        <button type="button" onClick={() => restore(found)}>
          {said.restore}
        </button>
        <button type="button" onClick={drop}>
          {said.drop}
        </button>
      </div>
    </section>
  );
}

/** Keeps the form's values while they differ from what is saved, and forgets them once they are saved. */
function useKeptCopy(key: string): void {
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isInitializing = useFormInitializing();
  const paused = useDebounce(fields, pauseMs);
  const [wasModified, setWasModified] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew after each pause in typing
  useEffect(() => {
    if (isInitializing) return;
    if (isModified) {
      setWasModified(true);
      keepCopy(localStorage, key, { at: Date.now(), data: getData() as Record<string, unknown> });
    } else if (wasModified) {
      setWasModified(false);
      localStorage.removeItem(key);
    }
  }, [paused, isModified, isInitializing]);
}
