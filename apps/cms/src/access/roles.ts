import { isLocale, type Locale } from "@waku/i18n/locale";
import type { Access, FieldAccess } from "payload";

/** Who works on content, from the least to the most: each may do what those before it may. */
const contentRoles = ["translator", "author", "editor", "admin"] as const;
type Role = (typeof contentRoles)[number];

/**
 * What people may do. Translators write drafts in languages that the administrator has chosen, authors in all, editors
 * also publish and work on leads, administrators also manage people; all of them read all content. Sales works on leads
 * and sees nothing else. Nobody signed out reads or writes anything; the site has a token of its own.
 */
export const roles = [...contentRoles, "sales"] as const;
/** Who works on what visitors have sent. */
export const leadRoles: (typeof roles)[number][] = ["sales", "editor", "admin"];

type Signed = { req: { user: object | null } };

function rankOf({ req: { user } }: Signed): number {
  return contentRoles.findIndex((role) => user && "role" in user && role === user.role);
}

export function hasRole(args: Signed, least: Role): boolean {
  return rankOf(args) >= contentRoles.indexOf(least);
}

/** Whether somebody may see leads and work on them. */
export function worksOnLeads({ req: { user } }: Signed): boolean {
  return leadRoles.some((role) => user && "role" in user && role === user.role);
}

/** In which of its languages somebody may write content. */
export function writesIn({ req: { user } }: Signed, language: unknown): boolean {
  if (hasRole({ req: { user } }, "author")) return true;
  return (
    hasRole({ req: { user } }, "translator") && isLocale(language) && languagesOf({ req: { user } }).includes(language)
  );
}

/** The languages of a translator. */
export function languagesOf({ req: { user } }: Signed): Locale[] {
  const { languages } = (user ?? {}) as { languages?: unknown };
  return Array.isArray(languages) ? languages.filter(isLocale) : [];
}

/** Everybody with a role reads content. */
export const isReader: Access = (args) => hasRole(args, "translator");
export const isEditor: Access = (args) => hasRole(args, "editor");
export const isAdmin: Access = (args) => hasRole(args, "admin");
export const isAdminField: FieldAccess = (args) => hasRole(args, "admin");
/** People see and change themselves, administrators everybody. */
export const isSelfOrAdmin: Access = (args) =>
  hasRole(args, "admin") || (args.req.user ? { id: { equals: args.req.user.id } } : false);
