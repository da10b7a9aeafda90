"use client";

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useListDrawer,
} from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import styles from "./picture-field.module.css";
import { usePanel } from "./use-panel.ts";

/** A picture by its name: shown small, and chosen among all there are, or uploaded there. */
export const PictureField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: givenPath });
  const { api, language } = usePanel();
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs: ["pictures"] });
  const { label, required, admin } = field;
  const words = panelWords[language];
  const isFixed = readOnly || disabled;
  return (
    <div
      className={`field-type ${styles.field} ${showError ? "error" : ""}`}
      id={`field-${path.replaceAll(".", "__")}`}
    >
      <FieldLabel label={label} path={path} required={required} />
      <FieldError path={path} showError={showError} />
      <div className={styles.choice}>
        {value && <Thumbnail address={`${api}/pictures/thumbnail/${value}`} />}
        <span className={styles.name}>{value || words.none}</span>
        {!isFixed && (
          <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
            {value ? words.other : words.choose}
          </Button>
        )}
        {!isFixed && value && !required && (
          <Button buttonStyle="subtle" size="small" margin={false} onClick={() => setValue(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <FieldDescription description={admin?.description} path={path} />
      <Drawer
        onSelect={({ doc }) => {
          setValue(doc.name);
          closeDrawer();
        }}
      />
    </div>
  );
};

/** A picture as pages show it, with what was saved last. */
export function PictureShown() {
  const { savedDocumentData: saved } = useDocumentInfo();
  const { language } = usePanel();
  if (!saved?.thumbnailURL) return null;
  return (
    <figure className={styles.field}>
      <Thumbnail address={String(saved.thumbnailURL)} />
      <figcaption>{{ de: "So steht es auf Seiten", en: "As it stands on pages" }[language]}</figcaption>
    </figure>
  );
}

/** The name beside it says which picture it is. */
function Thumbnail({ address }: { address: string }) {
  // biome-ignore lint/performance/noImgElement: it is small already, and changes under its address
  return <img className={styles.thumbnail} src={address} alt="" />;
}

const panelWords = {
  de: { none: "Kein Bild", choose: "Bild wählen", other: "Anderes Bild wählen", remove: "Entfernen" },
  en: { none: "No picture", choose: "Choose a picture", other: "Choose another picture", remove: "Remove" },
} as const;
