import { randomBytes } from "node:crypto";
import { type CollectionName, collectionNames, handbookNames, slug } from "@waku/content/schema";
import type { Words } from "@waku/i18n/locale";
import { type CollectionConfig, type Field, type PayloadRequest, ValidationError } from "payload";
import { isAuthor, isEditor } from "../access/roles.ts";
import { documentPlansPath } from "../admin/paths.ts";
import { languageOf } from "../language.ts";
import { chapterShape, itemShapes, itemSlugs, pageShape } from "../model/documents.ts";
import { fieldsOf } from "../model/fields.ts";
import { labelOf } from "../model/labels.ts";
import { previewButton } from "../preview/preview-button.ts";
import { authorsDraft } from "../publishing/authors.ts";
import { publishingHooks } from "../publishing/hooks.ts";

const itemLabels: Record<CollectionName, { one: string; many: string; en: string; enMany: string }> = {
  article: { one: "Artikel", many: "Magazin", en: "Article", enMany: "Magazine" },
  update: { one: "Update", many: "Updates", en: "Update", enMany: "Updates" },
  pressRelease: { one: "Pressemitteilung", many: "Presse", en: "Press release", enMany: "Press" },
  job: { one: "Stelle", many: "Stellen", en: "Job", enMany: "Jobs" },
  client: { one: "Kunde", many: "Kunden", en: "Client", enMany: "Clients" },
  partner: { one: "Partner", many: "Partner", en: "Partner", enMany: "Partners" },
  plainPage: { one: "Freie Seite", many: "Freie Seiten", en: "Plain page", enMany: "Plain pages" },
};

const group = { de: "Inhalte", en: "Content" };

const nameRule: Words = {
  de: "Erlaubt sind a–z, 0–9 und Bindestriche, nicht „index“, „de“ oder „en“.",
  en: "May have a–z, 0–9 and hyphens, not “index”, “de” or “en”.",
};

/** Items have their name in their address. */
const nameSchema = slug.max(100);

/** Chapters have their own text in `index`. */
function isName(value: unknown): boolean {
  return nameSchema.safeParse(value).success && value !== "index";
}

/** Language-neutral name, part of links such as `article:name`; it stays when titles and addresses change. */
const nameField: Field = {
  name: "name",
  label: labelOf("name"),
  type: "text",
  required: true,
  index: true,
  validate: (value: unknown, { req }: { req: PayloadRequest }) => isName(value) || nameRule[languageOf(req)],
  hooks: {
    // Drafts are not validated, but names of files come from this one.
    beforeChange: [
      ({ value, req }) => {
        if (!value || isName(value)) return value;
        const message = nameRule[languageOf(req)];
        throw new ValidationError({ errors: [{ path: "name", label: labelOf("name"), message }], req }, req.t);
      },
    ],
    // Copied twice, a document has two copies.
    beforeDuplicate: [({ value }) => value && `${value}-copy-${randomBytes(2).toString("hex")}`],
  },
  admin: {
    description: {
      de: "Name in Links, für beide Sprachen; bleibt, wenn Titel oder Adresse sich ändern",
      en: "Name in links, for both languages; stays when title or address change",
    },
  },
};

const bodyField: Field = {
  name: "body",
  label: labelOf("body"),
  type: "textarea",
  localized: true,
  required: true,
  admin: { rows: 24 },
};

/** The backend's own field of drafts; a copy of what is published is a draft in every language. */
const statusField = { name: "_status", type: "select", hooks: { beforeDuplicate: [() => "draft"] } } as Field;

/** Says what was not published as planned. */
const plansField: Field = {
  name: "plans",
  type: "ui",
  admin: { components: { Field: documentPlansPath }, disableListColumn: true },
};

/** What all documents have in common: drafts and versions by language, who may do what, and the check before publishing. */
function documentCollection(collection: Omit<CollectionConfig, "versions" | "hooks">): CollectionConfig {
  return {
    ...collection,
    access: { read: isAuthor, create: isAuthor, update: authorsDraft, delete: isEditor, ...collection.access },
    admin: { ...collection.admin, preview: previewButton(collection.slug) },
    versions: { maxPerDoc: 50, drafts: { localizeStatus: true, schedulePublish: { timeFormat: "HH:mm" } } },
    hooks: publishingHooks,
    fields: [plansField, ...collection.fields, statusField],
  };
}

/** Pages of the inventory: there is one for every address of it, hence none is added or deleted here. */
export const pages = documentCollection({
  slug: "pages",
  labels: { singular: { de: "Seite", en: "Page" }, plural: { de: "Seiten", en: "Pages" } },
  admin: {
    useAsTitle: "path",
    group,
    defaultColumns: ["path", "_status", "updatedAt"],
    listSearchableFields: ["path"],
    pagination: { defaultLimit: 50 },
  },
  access: { create: () => false, delete: () => false },
  fields: [
    {
      name: "path",
      label: labelOf("path"),
      type: "text",
      unique: true,
      index: true,
      required: true,
      admin: { readOnly: true },
    },
    ...fieldsOf(pageShape),
  ],
});

export const items = collectionNames.map((name) => {
  const { one, many, en, enMany } = itemLabels[name];
  return documentCollection({
    slug: itemSlugs[name],
    labels: { singular: { de: one, en }, plural: { de: many, en: enMany } },
    admin: {
      useAsTitle: "title",
      group,
      defaultColumns: ["title", "_status", "updatedAt"],
      listSearchableFields: ["title", "name"],
    },
    fields: [{ ...nameField, unique: true } as Field, ...fieldsOf(itemShapes[name]), bodyField],
  });
});

const handbookGroup = { de: "Handbücher", en: "Handbooks" };

export const chapters = documentCollection({
  slug: "chapters",
  labels: { singular: { de: "Kapitel", en: "Chapter" }, plural: { de: "Kapitel", en: "Chapters" } },
  admin: { useAsTitle: "title", group: handbookGroup, defaultColumns: ["title", "handbook", "order"] },
  indexes: [{ fields: ["handbook", "name"], unique: true }],
  fields: [
    { name: "handbook", label: labelOf("handbook"), type: "select", required: true, options: [...handbookNames] },
    nameField,
    ...fieldsOf(chapterShape),
    bodyField,
  ],
});

export const sections = documentCollection({
  slug: "sections",
  labels: { singular: { de: "Abschnitt", en: "Section" }, plural: { de: "Abschnitte", en: "Sections" } },
  admin: { useAsTitle: "title", group: handbookGroup, defaultColumns: ["title", "chapter", "order"] },
  indexes: [{ fields: ["chapter", "name"], unique: true }],
  fields: [
    { name: "chapter", label: labelOf("chapter"), type: "relationship", relationTo: "chapters", required: true },
    nameField,
    ...fieldsOf(chapterShape),
    bodyField,
  ],
});
