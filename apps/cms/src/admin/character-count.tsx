"use client";

import { useField } from "@payloadcms/ui";
import styles from "./character-count.module.css";
import { usePanel } from "./use-panel.ts";

/** Below a text: how many characters it has, of as many as fit. Nothing below an empty one. */
export function CharacterCount({ path, most }: { path: string; most: number }) {
  const { value } = useField<string>({ potentiallyStalePath: path });
  const { language } = usePanel();
  const count = value?.length ?? 0;
  if (count === 0) return null;
  const words = { de: `${count} von ${most} Zeichen`, en: `${count} of ${most} characters` };
  return (
    <p className={styles.count} data-fits={count <= most}>
      {words[language]}
    </p>
  );
}
