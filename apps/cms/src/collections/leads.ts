import type { CollectionConfig, Field } from "payload";
import { isAdmin, worksOnLeads } from "../access/roles.ts";
import { assigneeCellPath, assigneeFieldPath, formCellPath, leadDetailsPath, leadFiltersPath } from "../admin/paths.ts";
import { forgetLeadParts, keepHistory, notifyAssignee } from "../leads/hooks.ts";
import { deliveryStates, leadStates } from "../leads/states.ts";
import { deliveryWords, stateWords } from "../leads/words.ts";

const group = { de: "Leads", en: "Leads" };

/** What the visitor said stays as it was sent, for everybody. */
const never = { create: () => false, update: () => false };

/** A field that the lead's page shows in its own way. */
function sent(field: Field): Field {
  const { admin, ...rest } = field as Field & { admin?: object };
  return { ...rest, access: never, admin: { ...admin, readOnly: true, condition: () => false } } as Field;
}

/** What visitors have sent: delivered by the site, read and worked on here. */
export const leads: CollectionConfig = {
  slug: "leads",
  labels: { singular: { de: "Lead", en: "Lead" }, plural: { de: "Leads", en: "Leads" } },
  admin: {
    useAsTitle: "who",
    group,
    defaultColumns: ["acceptedAt", "who", "company", "form", "page", "state", "assignee", "deliveryState"],
    listSearchableFields: ["who", "email", "company", "searchText"],
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    components: { beforeListTable: [leadFiltersPath] },
  },
  defaultSort: "-acceptedAt",
  access: { create: () => false, read: worksOnLeads, update: worksOnLeads, delete: isAdmin },
  hooks: { afterChange: [keepHistory, notifyAssignee], beforeDelete: [forgetLeadParts] },
  fields: [
    { name: "details", type: "ui", admin: { components: { Field: leadDetailsPath }, disableListColumn: true } },
    {
      name: "state",
      label: { de: "Stand", en: "State" },
      type: "select",
      defaultValue: "new",
      required: true,
      index: true,
      options: leadStates.map((value) => ({ value, label: stateWords[value] })),
      admin: { position: "sidebar", isClearable: false },
    },
    {
      name: "assignee",
      label: { de: "Zugewiesen an", en: "Assigned to" },
      type: "relationship",
      relationTo: "users",
      index: true,
      admin: {
        position: "sidebar",
        components: { Field: assigneeFieldPath, Cell: assigneeCellPath },
        disableListFilter: true,
      },
    },
    sent({ name: "acceptedAt", label: { de: "Eingegangen", en: "Received" }, type: "date", index: true }),
    sent({ name: "who", label: { de: "Wer", en: "Who" }, type: "text" }),
    sent({
      name: "form",
      label: { de: "Formular", en: "Form" },
      type: "text",
      index: true,
      admin: { components: { Cell: formCellPath } },
    }),
    // What the form is called, by language: forms come and go with releases of the site.
    sent({ name: "titles", type: "json", admin: { disableListColumn: true, disableListFilter: true } }),
    sent({ name: "locale", label: { de: "Sprache", en: "Language" }, type: "text", index: true }),
    sent({ name: "page", label: { de: "Seite", en: "Page" }, type: "text" }),
    sent({ name: "email", label: { de: "E-Mail-Adresse", en: "Email address" }, type: "text", index: true }),
    sent({ name: "company", label: { de: "Unternehmen", en: "Company" }, type: "text" }),
    sent({
      name: "answers",
      label: { de: "Angaben", en: "Answers" },
      type: "array",
      labels: { singular: { de: "Angabe", en: "Answer" }, plural: { de: "Angaben", en: "Answers" } },
      admin: { disableListColumn: true, disableListFilter: true },
      fields: [
        { name: "name", label: { de: "Feld", en: "Field" }, type: "text" },
        { name: "value", label: { de: "Angabe", en: "Answer" }, type: "textarea" },
        // As the form asks, by language.
        { name: "labels", type: "json" },
        // What people read where the value is made for programs; empty where another answer tells them.
        { name: "words", type: "text" },
      ],
    }),
    sent({ name: "files", type: "json", admin: { disableListColumn: true, disableListFilter: true } }),
    sent({ name: "campaign", type: "json", admin: { disableListColumn: true, disableListFilter: true } }),
    sent({
      name: "suspicions",
      type: "text",
      hasMany: true,
      admin: { disableListColumn: true, disableListFilter: true },
    }),
    sent({
      name: "isSuspected",
      label: { de: "Spamverdacht", en: "Suspected spam" },
      type: "checkbox",
      defaultValue: false,
      index: true,
    }),
    sent({
      name: "deliveryState",
      label: { de: "Zustellungen", en: "Deliveries" },
      type: "select",
      index: true,
      options: deliveryStates.map((value) => ({ value, label: deliveryWords[value] })),
    }),
    // The address in small letters: enquiries of one person stand together.
    sent({ name: "address", type: "text", index: true, admin: { disableListColumn: true, disableListFilter: true } }),
    // All that was answered: what the search of the list looks through.
    sent({
      name: "searchText",
      label: { de: "allen Angaben", en: "all answers" },
      type: "textarea",
      admin: { disableListColumn: true, disableListFilter: true },
    }),
    // Sent again after a lost answer, a lead has the same key and is kept once.
    { name: "key", type: "text", unique: true, required: true, index: true, access: never, admin: { hidden: true } },
  ],
};

const leadField: Field = { name: "lead", type: "relationship", relationTo: "leads", required: true, index: true };

const nobody = { read: () => false, create: () => false, update: () => false, delete: () => false };

/** What belongs to a lead, read and written by endpoints of the inbox only, and gone with its lead. */
function partOfLead(slug: string, fields: Field[]): CollectionConfig {
  return {
    slug,
    admin: { hidden: true },
    access: nobody,
    lockDocuments: false,
    defaultSort: "createdAt",
    fields: [leadField, ...fields],
  };
}

/** What people of the company say about a lead: each note stands for itself, so that nobody overwrites another's. */
export const leadNotes = partOfLead("lead-notes", [
  { name: "text", type: "textarea", required: true },
  { name: "author", type: "relationship", relationTo: "users" },
]);

/** Who has changed state or assignment, and when. The backend writes it, nobody changes it. */
export const leadEvents = partOfLead("lead-events", [
  { name: "by", type: "relationship", relationTo: "users" },
  { name: "kind", type: "text", required: true },
  { name: "from", type: "text" },
  { name: "to", type: "text" },
]);

/** What the site has delivered where, as it last said. */
export const leadDeliveries = partOfLead("lead-deliveries", [
  { name: "sink", type: "text", required: true },
  { name: "state", type: "select", required: true, options: [...deliveryStates] },
  { name: "attempts", type: "number" },
  { name: "at", type: "date" },
  { name: "reason", type: "text" },
]);

/**
 * Keys of leads that the site had erased. A lead that was on its way at that moment is not kept when it comes; the
 * keys are random and say nothing of anybody.
 */
export const erasedLeads: CollectionConfig = {
  slug: "erased-leads",
  admin: { hidden: true },
  access: nobody,
  lockDocuments: false,
  timestamps: false,
  fields: [{ name: "key", type: "text", unique: true, required: true, index: true }],
};

/** What administrators have ordered about one person that the site has to do, too: see `leads/person-orders.ts`. */
export const personOrders: CollectionConfig = {
  slug: "person-orders",
  admin: { hidden: true },
  access: nobody,
  lockDocuments: false,
  fields: [
    { name: "kind", type: "select", required: true, options: ["erase", "export"] },
    // Empty once an erasure is done.
    { name: "email", type: "text" },
    { name: "by", type: "relationship", relationTo: "users" },
    // By the number of each site that has done its part: what it says of it.
    { name: "results", type: "json" },
    { name: "doneAt", type: "date", index: true },
  ],
};

/** Processes of the site that ask for orders, each with a data folder of its own. */
export const leadSites: CollectionConfig = {
  slug: "lead-sites",
  admin: { hidden: true },
  access: nobody,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "site", type: "text", unique: true, required: true },
    { name: "seenAt", type: "date", required: true },
  ],
};
