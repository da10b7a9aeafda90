"use client";

import { Button, TextField, useDocumentInfo, useField, useFormFields, useListDrawer } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { linkedCollections, linkTo } from "../model/link-to.ts";
import styles from "./link-field.module.css";
import { usePanel } from "./use-panel.ts";

/** Where a link leads: typed, or chosen among all texts of the document's language. */
export const LinkField: TextFieldClientComponent = (props) => {
  const { path: givenPath, readOnly } = props;
  const { setValue, disabled } = useField<string>({ potentiallyStalePath: givenPath });
  const { language } = usePanel();
  const textLanguage = useTextLanguage();
  const filterOptions = textLanguage
    ? Object.fromEntries(linkedCollections.map((slug) => [slug, { language: { equals: textLanguage } }]))
    : undefined;
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: linkedCollections,
    selectedCollection: "pages",
    filterOptions,
  });
  return (
    <div className={styles.field}>
      <TextField {...props} />
      {!readOnly && !disabled && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
          {{ de: "Text wählen", en: "Choose a text" }[language]}
        </Button>
      )}
      <Drawer
        allowCreate={false}
        onSelect={({ collectionSlug, doc }) => {
          setValue(linkTo(collectionSlug, doc));
          closeDrawer();
        }}
      />
    </div>
  );
};

/** The language of the text that is edited; menus are settings of one language, which their name tells. */
function useTextLanguage(): string | undefined {
  const { globalSlug } = useDocumentInfo();
  const chosen = useFormFields(([fields]) => fields.language?.value);
  return typeof chosen === "string" ? chosen : /^navigation-(de|en)$/.exec(globalSlug ?? "")?.[1];
}
