import type { CollectionConfig } from "payload";
import { isAdmin, isEditor } from "../access/roles.ts";

/** What the visitor said stays as it was sent. */
const sent = { readOnly: true };

/** What visitors have sent: delivered by the site, read and worked on here. */
export const leads: CollectionConfig = {
  slug: "leads",
  labels: { singular: { de: "Lead", en: "Lead" }, plural: { de: "Leads", en: "Leads" } },
  admin: {
    useAsTitle: "email",
    group: { de: "Leads", en: "Leads" },
    defaultColumns: ["acceptedAt", "form", "email", "company", "state"],
    description: {
      de: "Löschen entfernt einen Lead nur hier; die Website behält ihre Kopie bis zum Ende der Aufbewahrung. Eine Person überall löschen: Betriebsteam fragen (npm run inbox -- erase).",
      en: "Deleting removes a lead here only; the site keeps its copy until the retention ends. To erase a person everywhere, ask your operator (npm run inbox -- erase).",
    },
  },
  defaultSort: "-acceptedAt",
  access: { create: () => false, read: isEditor, update: isEditor, delete: isAdmin },
  fields: [
    {
      name: "state",
      label: { de: "Stand", en: "State" },
      type: "select",
      defaultValue: "new",
      required: true,
      index: true,
      options: [
        // These two are kept beyond the retention: see `retention.ts`.
        { value: "new", label: { de: "Neu", en: "New" } },
        { value: "working", label: { de: "In Arbeit", en: "In progress" } },
        { value: "done", label: { de: "Erledigt", en: "Done" } },
        { value: "spam", label: { de: "Werbung", en: "Spam" } },
      ],
    },
    { name: "note", label: { de: "Notiz", en: "Note" }, type: "textarea" },
    { name: "acceptedAt", label: { de: "Eingegangen", en: "Received" }, type: "date", admin: sent, index: true },
    { name: "form", label: { de: "Formular", en: "Form" }, type: "text", admin: sent },
    { name: "locale", label: { de: "Sprache", en: "Language" }, type: "text", admin: sent },
    { name: "page", label: { de: "Seite", en: "Page" }, type: "text", admin: sent },
    { name: "email", label: { de: "E-Mail-Adresse", en: "Email address" }, type: "text", admin: sent, index: true },
    { name: "company", label: { de: "Unternehmen", en: "Company" }, type: "text", admin: sent },
    {
      name: "answers",
      label: { de: "Angaben", en: "Answers" },
      type: "array",
      admin: sent,
      labels: { singular: { de: "Angabe", en: "Answer" }, plural: { de: "Angaben", en: "Answers" } },
      fields: [
        { name: "name", label: { de: "Feld", en: "Field" }, type: "text" },
        { name: "value", label: { de: "Angabe", en: "Answer" }, type: "textarea" },
      ],
    },
    { name: "files", label: { de: "Dateien", en: "Files" }, type: "json", admin: sent },
    { name: "campaign", label: { de: "Kampagne", en: "Campaign" }, type: "json", admin: sent },
    {
      name: "suspicions",
      label: { de: "Verdacht auf Werbung", en: "Suspicions" },
      type: "text",
      hasMany: true,
      admin: sent,
    },
    // Sent again after a lost answer, a lead has the same key and is kept once.
    { name: "key", type: "text", unique: true, required: true, index: true, admin: { hidden: true } },
  ],
};

/**
 * Keys of leads that the site had erased. A lead that was on its way at that moment is not kept when it comes; the
 * keys are random and say nothing of anybody.
 */
export const erasedLeads: CollectionConfig = {
  slug: "erased-leads",
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  lockDocuments: false,
  timestamps: false,
  fields: [{ name: "key", type: "text", unique: true, required: true, index: true }],
};
