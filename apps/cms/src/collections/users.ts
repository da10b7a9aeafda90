import { randomBytes } from "node:crypto";
import { locales } from "@waku/i18n/locale";
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from "payload";
import { demandFirstLink, openFirstLink } from "../access/first-administrator.ts";
import { demandLongPassword } from "../access/passwords.ts";
import { isAdmin, isAdminField, isSelfOrAdmin, type roles } from "../access/roles.ts";
import { equalWork } from "../access/sign-in.ts";
import { invitedPersonPath } from "../admin/paths.ts";
import { env } from "../current-env.ts";
import { languageNames } from "../language.ts";
import { invitationWords } from "../mails/mail-words.ts";
import { forgotPassword, invite, pauseMs } from "../mails/password-links.ts";
import { refusal } from "../refusal.ts";

/**
 * Somebody new sets a password of their own, by a link that only they get: what whoever creates them sends along does
 * not count. The first person of an empty backend signs up with one.
 */
const startWithInvitation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "create" || !req.user || !("data" in args)) return;
  req.context.isInvitation = true;
  return { ...args, data: { ...args.data, password: randomBytes(24).toString("base64url") } };
};

const sendInvitation: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== "create" || !req.context.isInvitation) return;
  delete req.context.isInvitation;
  await invite(req, doc.email);
};

/** @throws APIError in the language of the panel; the backend's own is English */
const demandGoodLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return;
  const { token } = (args as { data: { token?: unknown } }).data;
  const where = {
    resetPasswordToken: { equals: String(token) },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  };
  const { totalDocs } = await req.payload.count({ collection: "users", where, overrideAccess: true, req });
  if (totalDocs > 0) return;
  throw refusal(req, {
    de: "Der Link ist abgelaufen oder schon benutzt. Einen neuen gibt es auf der Anmeldeseite unter „Passwort vergessen?“.",
    en: "The link has expired or was used before. Get a new one on the sign-in page with “Forgot password?”.",
  });
};

/** Without an administrator nobody manages people; without anybody, whoever comes first would be the administrator. */
const keepAnAdmin: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (!/^(update|delete)/.test(operation)) return result;
  const where = { role: { equals: "admin" } };
  const { totalDocs } = await req.payload.count({ collection: "users", where, overrideAccess: true, req });
  if (totalDocs > 0) return result;
  throw refusal(req, {
    de: "Mindestens eine Person muss die Rolle Administration haben.",
    en: "At least one person must be an administrator.",
  });
};

/** People who sign in. The first one of an empty backend is its administrator. */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: { de: "Person", en: "Person" }, plural: { de: "Personen", en: "People" } },
  auth: {
    tokenExpiration: 8 * 3600,
    maxLoginAttempts: 8,
    lockTime: 10 * 60_000,
    forgotPassword: { minRequestInterval: pauseMs },
    cookies: { sameSite: "Lax", secure: env.publicUrl.startsWith("https:") },
  },
  admin: { useAsTitle: "email", group: { de: "Verwaltung", en: "Administration" }, description: invitationWords },
  access: { create: isAdmin, read: isSelfOrAdmin, update: isSelfOrAdmin, delete: isAdmin, unlock: isAdmin },
  endpoints: [forgotPassword, openFirstLink],
  fields: [
    { name: "invitation", type: "ui", admin: { components: { Field: invitedPersonPath }, disableListColumn: true } },
    { name: "name", label: { de: "Name", en: "Name" }, type: "text" },
    {
      name: "role",
      label: { de: "Rolle", en: "Role" },
      type: "select",
      required: true,
      defaultValue: "author",
      options: [
        {
          value: "translator",
          label: {
            de: "Übersetzung: schreibt Entwürfe in den Sprachen darunter",
            en: "Translator: writes drafts in the languages below",
          },
        },
        { value: "author", label: { de: "Autorin oder Autor: schreibt Entwürfe", en: "Author: writes drafts" } },
        {
          value: "editor",
          label: {
            de: "Redaktion: veröffentlicht, bearbeitet Leads",
            en: "Editor: publishes, works on leads",
          },
        },
        {
          value: "sales",
          label: {
            de: "Vertrieb: bearbeitet Leads, sieht sonst nichts",
            en: "Sales: works on leads, sees nothing else",
          },
        },
        { value: "admin", label: { de: "Administration", en: "Administrator" } },
      ] satisfies { value: (typeof roles)[number]; label: unknown }[],
      access: { create: isAdminField, update: isAdminField },
      saveToJWT: true,
    },
    {
      name: "languages",
      label: { de: "Sprachen", en: "Languages" },
      type: "select",
      hasMany: true,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      access: { create: isAdminField, update: isAdminField },
      admin: { condition: ({ role }) => role === "translator" },
    },
  ],
  hooks: {
    beforeOperation: [equalWork, demandFirstLink, demandGoodLink, startWithInvitation, demandLongPassword],
    afterChange: [sendInvitation],
    afterOperation: [keepAnAdmin],
    beforeChange: [
      async ({ data, operation, req }) => {
        if (operation !== "create") return data;
        const { totalDocs } = await req.payload.count({ collection: "users", req });
        return totalDocs === 0 ? { ...data, role: "admin" } : data;
      },
    ],
  },
};
