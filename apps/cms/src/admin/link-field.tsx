"use client";

import { Button, TextField, useDocumentInfo, useField, useFormFields, useListDrawer } from "@payloadcms/ui";
import { isLocale, type Locale } from "@waku/i18n/locale";
import type { TextFieldClientComponent } from "payload";
import { linkedCollections, linkTo } from "../model/link-to.ts";
import styles from "./link-field.module.css";
import { usePanel } from "./use-panel.ts";

/** Texts of a language. The list is drawn anew whenever it gets another object. */
const textsIn = { de: ofLanguage("de"), en: ofLanguage("en") };

function ofLanguage(language: Locale) {
  return Object.fromEntries(linkedCollections.map((slug) => [slug, { language: { equals: language } }]));
}

/** Where a link leads: typed, or chosen among all texts of the document's language. */
export const LinkField: TextFieldClientComponent = (props) => {
  const { path: givenPath, readOnly } = props;
  const { setValue, disabled } = useField<string>({ potentiallyStalePath: givenPath });
  const { language } = usePanel();
  const textLanguage = useTextLanguage();
  const [Drawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: linkedCollections,
    selectedCollection: "pages",
    filterOptions: textLanguage && textsIn[textLanguage],
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
function useTextLanguage(): Locale | undefined {
  const { globalSlug } = useDocumentInfo();
  const chosen = useFormFields(([fields]) => fields.language?.value);
  const language = typeof chosen === "string" ? chosen : globalSlug?.replace(/^navigation-/, "");
  return isLocale(language) ? language : undefined;
}
