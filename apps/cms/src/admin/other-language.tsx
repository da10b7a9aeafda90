"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { DocumentTranslation } from "../translation/endpoints.ts";
import styles from "./other-language.module.css";
import { usePanel } from "./use-panel.ts";

const words = {
  de: {
    names: { de: "Deutsch", en: "Englisch" },
    missing: "fehlt",
    draft: "Entwurf",
    published: "veröffentlicht",
    older: (since: string) => `Seit ${since} älter als dieser Text`,
    olderHere: (since: string) => `Dieser Text ist seit ${since} älter.`,
    differs: "Anders aufgebaut als dieser Text; zusammen veröffentlicht wird erst, was in beiden gleich ist:",
    open: "Öffnen",
    beside: "Daneben öffnen",
    settle: "Passt wieder",
    settleHint: "Nach einem Blick auf beide Texte",
    translate: { de: "Auf Deutsch anlegen", en: "Auf Englisch anlegen" },
    translateHint: "Mit denselben Teilen; jeder Text steht darin noch in dieser Sprache und ist markiert.",
    failed: "Das ging nicht. Bitte laden Sie die Seite neu.",
  },
  en: {
    names: { de: "German", en: "English" },
    missing: "missing",
    draft: "draft",
    published: "published",
    older: (since: string) => `Older than this text since ${since}`,
    olderHere: (since: string) => `This text is older since ${since}.`,
    differs: "Built in another way than this text; both are published once they are the same in:",
    open: "Open",
    beside: "Open beside",
    settle: "In step again",
    settleHint: "After a look at both texts",
    translate: { de: "Create in German", en: "Create in English" },
    translateHint: "With the same parts; each text in it is still in this language, and marked.",
    failed: "That failed. Please load the page again.",
  },
};

/** On a document: how it stands to its other language, the way there, and the start of a translation. */
export function OtherLanguage() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { language, admin, call, timeOf } = usePanel();
  const heading = useId();
  const [found, setFound] = useState<DocumentTranslation>();
  const said = words[language];
  const address = `/translations/${collectionSlug}/${id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the document was saved
  useEffect(() => {
    if (id === undefined) return;
    call<DocumentTranslation>(address).then(setFound, () => {});
  }, [address, lastUpdateTime]);

  if (!found || id === undefined) return null;
  const { other, outdatedSince, otherOutdatedSince, differsAt, mayTranslate, maySettle } = found;
  const pageOf = (of: number | string) => `${admin}/collections/${collectionSlug}/${of}`;

  async function settle() {
    try {
      await call(`${address}/settle`, "POST");
      setFound(await call<DocumentTranslation>(address));
    } catch {
      toast.error(said.failed);
    }
  }

  async function translate() {
    try {
      const made = await call<{ id: number | string }>(address, "POST");
      window.location.assign(pageOf(made.id));
    } catch {
      toast.error(said.failed);
    }
  }

  return (
    <section className={styles.box} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {said.names[found.language]}
        <span className={styles.state}>{!other ? said.missing : other.isPublished ? said.published : said.draft}</span>
      </h2>
      {otherOutdatedSince && <p className={styles.late}>{said.older(timeOf(otherOutdatedSince))}</p>}
      {outdatedSince && <p className={styles.late}>{said.olderHere(timeOf(outdatedSince))}</p>}
      {differsAt.length > 0 && (
        <div className={styles.late}>
          <p>{said.differs}</p>
          <ul>
            {differsAt.map((place) => (
              <li key={place.en}>{place[language]}</li>
            ))}
          </ul>
        </div>
      )}
      {other && (
        <p className={styles.ways}>
          <a href={pageOf(other.id)}>{said.open}</a>
          <button type="button" className={styles.link} onClick={() => openBeside(pageOf(other.id))}>
            {said.beside}
          </button>
        </p>
      )}
      {maySettle && (
        <>
          <Button size="small" buttonStyle="secondary" onClick={settle}>
            {said.settle}
          </Button>
          <p className={styles.hint}>{said.settleHint}</p>
        </>
      )}
      {mayTranslate && (
        <>
          <Button size="small" buttonStyle="secondary" onClick={translate}>
            {said.translate[found.language]}
          </Button>
          <p className={styles.hint}>{said.translateHint}</p>
        </>
      )}
    </section>
  );
}

/** In a window of its own, as wide as half of the screen; where windows are tabs, in one of those. */
function openBeside(address: string): void {
  const { availWidth, availHeight } = window.screen;
  const half = Math.floor(availWidth / 2);
  window.open(address, "_blank", `width=${half},height=${availHeight},left=${half},top=0`);
}
