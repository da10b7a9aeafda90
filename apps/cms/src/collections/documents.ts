import { randomBytes } from "node:crypto";
import { noPlaceForPage } from "@waku/content";
import {
  type CollectionName,
  chapterSchema,
  collectionNames,
  handbookNames,
  itemSchemas,
  metaLimits,
  pageSchema,
  requiredPaths,
  sectionSchema,
  slug,
} from "@waku/content/schema";
import type { Words } from "@waku/i18n/locale";
import type { Access, CollectionConfig, Field, PayloadRequest } from "payload";
import { isEditor, isReader } from "../access/roles.ts";
import {
  documentPlansPath,
  figurePickerPath,
  otherLanguageCellPath,
  otherLanguagePath,
  searchPreviewPath,
  unsavedTextPath,
} from "../admin/paths.ts";
import { env } from "../current-env.ts";
import { languageOf } from "../language.ts";
import { addressOfPath, pathOfAddress } from "../model/address.ts";
import type { Stored } from "../model/convert.ts";
import { findLatest } from "../model/counterpart.ts";
import { chapterShape, itemShapes, pageShape } from "../model/documents.ts";
import { fieldsOf, leftToSite } from "../model/fields.ts";
import { itemSlugs } from "../model/item-slugs.ts";
import { labelOf } from "../model/labels.ts";
import { previewButton } from "../preview/preview-button.ts";
import { mayChange, mayCreate, onlyOwnLanguages } from "../publishing/authors.ts";
import { changedByField } from "../publishing/changed-by.ts";
import { checkDocument, type Form } from "../publishing/check-fields.ts";
import { publishingHooks } from "../publishing/hooks.ts";
import { forgetOutdated, noteChange } from "../translation/outdated.ts";
import { fieldError, fixed, identify, identityIndex, languageField, type RefOf, refField } from "./identity.ts";

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
    // Copied twice, a document has two copies.
    beforeDuplicate: [({ value }) => value && `${value}-copy-${randomBytes(2).toString("hex")}`],
  },
  admin: {
    description: {
      de: "Name in Links, derselbe in beiden Sprachen; bleibt, wenn Titel oder Adresse sich ändern",
      en: "Name in links, the same in both languages; stays when title or address change",
    },
  },
  ...fixed,
};

/** Drafts are not validated, but names of files come from this one. @throws ValidationError */
function nameOf({ name }: Stored, req: PayloadRequest): string {
  if (!isName(name)) throw fieldError(req, "name", nameRule);
  return String(name);
}

const bodyField: Field = {
  name: "body",
  label: labelOf("body"),
  type: "textarea",
  required: true,
  validate: leftToSite,
  admin: { rows: 24 },
};

/** The backend's own field of drafts; a copy of what is published is a draft. */
const statusField = {
  name: "_status",
  label: "Status",
  type: "select",
  hooks: { beforeDuplicate: [() => "draft"] },
} as Field;

/** Says what was not published as planned. */
const plansField: Field = {
  name: "plans",
  type: "ui",
  admin: { components: { Field: documentPlansPath }, disableListColumn: true },
};

/** What was typed and not saved, in this browser. */
const unsavedTextField: Field = {
  name: "unsavedText",
  type: "ui",
  admin: { components: { Field: unsavedTextPath }, disableListColumn: true },
};

/** How the text stands to its other language, and the way there. */
const otherLanguageField: Field = {
  name: "otherLanguage",
  label: { de: "Andere Sprache", en: "Other language" },
  type: "ui",
  admin: { position: "sidebar", components: { Field: otherLanguagePath, Cell: otherLanguageCellPath } },
};

/** How search results show the text. */
const searchPreviewField: Field = {
  name: "searchPreview",
  type: "ui",
  admin: {
    position: "sidebar",
    components: { Field: { path: searchPreviewPath, clientProps: { site: env.siteUrl, limits: metaLimits } } },
    disableListColumn: true,
  },
};

/** Figures of the register, to be put into the text. */
const figurePickerField: Field = {
  name: "figurePicker",
  type: "ui",
  admin: { position: "sidebar", components: { Field: figurePickerPath }, disableListColumn: true },
};

type Document = Omit<CollectionConfig, "versions" | "hooks" | "indexes"> & { refOf: RefOf; form: Form };

/** What all documents have in common: one language, drafts and versions, who may do what, and the check before publishing. */
function documentCollection({ refOf, form, ...collection }: Document): CollectionConfig {
  const hasName = collection.fields.some((field) => "name" in field && field.name === "name");
  const text = collection.fields.includes(bodyField) ? "text" : "noText";
  return {
    ...collection,
    access: {
      read: isReader,
      readVersions: isReader,
      create: mayCreate,
      update: mayChange,
      delete: isEditor,
      ...collection.access,
    },
    admin: { ...collection.admin, preview: previewButton(collection.slug) },
    versions: { maxPerDoc: 50, drafts: { schedulePublish: { timeFormat: "HH:mm" } } },
    hooks: {
      ...publishingHooks,
      afterDelete: [...(publishingHooks?.afterDelete ?? []), forgetOutdated],
      beforeChange: [
        onlyOwnLanguages,
        identify(refOf, hasName ? "name" : "path"),
        checkDocument(form, text),
        noteChange(form.shape),
        ...(publishingHooks?.beforeChange ?? []),
      ],
    },
    indexes: [identityIndex],
    fields: [
      unsavedTextField,
      plansField,
      otherLanguageField,
      searchPreviewField,
      figurePickerField,
      languageField,
      refField,
      changedByField,
      ...collection.fields,
      statusField,
    ],
  };
}

/** Why a page cannot have an address, in the language of the panel; undefined where it can. */
function addressFault(address: unknown, req: PayloadRequest): string | undefined {
  if (typeof address !== "string" || !address.startsWith("/")) return addressRule[languageOf(req)];
  return noPlaceForPage(pathOfAddress(address))?.[languageOf(req)];
}

const addressRule: Words = {
  de: "Eine Adresse beginnt mit einem Schrägstrich, etwa /features/spare-parts.",
  en: "An address begins with a slash, such as /features/spare-parts.",
};

/** Drafts are not validated, but files and links go by the address. @throws ValidationError */
function refOfPage({ path }: Stored, req: PayloadRequest): string {
  const fault = addressFault(path, req);
  if (fault) throw fieldError(req, "path", { de: fault, en: fault });
  return `page:${pathOfAddress(path)}`;
}

/** Pages that the site must have can be edited, but not deleted; what takes them away otherwise is refused by the check. */
const mayDeletePage: Access = (args) =>
  isEditor(args) && { path: { not_in: requiredPaths.map((path) => addressOfPath(path)) } };

/** A page stays at its address; another address is another page. */
export const pages = documentCollection({
  slug: "pages",
  refOf: refOfPage,
  form: { shape: pageShape, schema: pageSchema },
  labels: { singular: { de: "Seite", en: "Page" }, plural: { de: "Seiten", en: "Pages" } },
  admin: {
    useAsTitle: "path",
    group,
    defaultColumns: ["path", "language", "otherLanguage", "_status", "changedBy", "updatedAt"],
    listSearchableFields: ["path"],
    pagination: { defaultLimit: 50 },
  },
  access: { delete: mayDeletePage },
  fields: [
    {
      name: "path",
      label: labelOf("path"),
      type: "text",
      index: true,
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) => addressFault(value, req) ?? true,
      hooks: {
        // Copied twice, a document has two copies.
        beforeDuplicate: [({ value }) => value && `${value}-copy-${randomBytes(2).toString("hex")}`],
      },
      admin: {
        description: {
          de: "Mit Schrägstrich am Anfang, ohne Sprache: /features/spare-parts. Dieselbe in beiden Sprachen; sie bleibt.",
          en: "With a slash in front, without language: /features/spare-parts. The same in both languages; it stays.",
        },
      },
      ...fixed,
    },
    ...fieldsOf(pageShape),
  ],
});

export const items = collectionNames.map((name) => {
  const { one, many, en, enMany } = itemLabels[name];
  return documentCollection({
    slug: itemSlugs[name],
    refOf: (data, req) => `${name}:${nameOf(data, req)}`,
    form: { shape: itemShapes[name], schema: itemSchemas[name] },
    labels: { singular: { de: one, en }, plural: { de: many, en: enMany } },
    admin: {
      useAsTitle: "title",
      group,
      defaultColumns: ["title", "language", "otherLanguage", "_status", "changedBy", "updatedAt"],
      listSearchableFields: ["title", "name"],
    },
    fields: [nameField, ...fieldsOf(itemShapes[name]), bodyField],
  });
});

const handbookGroup = { de: "Handbücher", en: "Handbooks" };

export const chapters = documentCollection({
  slug: "chapters",
  refOf: (data, req) => `chapter:${data.handbook}/${nameOf(data, req)}`,
  form: { shape: chapterShape, schema: chapterSchema },
  labels: { singular: { de: "Kapitel", en: "Chapter" }, plural: { de: "Kapitel", en: "Chapters" } },
  admin: {
    useAsTitle: "title",
    group: handbookGroup,
    defaultColumns: ["title", "language", "otherLanguage", "handbook", "order"],
  },
  fields: [
    {
      name: "handbook",
      label: labelOf("handbook"),
      type: "select",
      required: true,
      options: [...handbookNames],
      ...fixed,
    },
    nameField,
    ...fieldsOf(chapterShape),
    bodyField,
  ],
});

/** The chapter to which a new section belongs. @throws ValidationError when it is none of the section's language */
async function chapterOf({ chapter: id, language }: Stored, req: PayloadRequest): Promise<Stored> {
  const chapter = id ? await findLatest(req, "chapters", id) : undefined;
  if (chapter?.language === language) return chapter as Stored;
  throw fieldError(req, "chapter", {
    de: "Bitte wählen Sie ein Kapitel in der Sprache des Abschnitts.",
    en: "Please choose a chapter in the language of the section.",
  });
}

export const sections = documentCollection({
  slug: "sections",
  refOf: async (data, req) => {
    const chapter = await chapterOf(data, req);
    return `section:${chapter.handbook}/${chapter.name}/${nameOf(data, req)}`;
  },
  form: { shape: chapterShape, schema: sectionSchema },
  labels: { singular: { de: "Abschnitt", en: "Section" }, plural: { de: "Abschnitte", en: "Sections" } },
  admin: {
    useAsTitle: "title",
    group: handbookGroup,
    defaultColumns: ["title", "language", "otherLanguage", "chapter", "order"],
  },
  fields: [
    {
      name: "chapter",
      label: labelOf("chapter"),
      type: "relationship",
      relationTo: "chapters",
      required: true,
      filterOptions: ({ data }) => (data.language ? { language: { equals: data.language } } : true),
      ...fixed,
    },
    nameField,
    ...fieldsOf(chapterShape),
    bodyField,
  ],
});
