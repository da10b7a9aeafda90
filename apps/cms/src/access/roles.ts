import { isLocale, type Locale } from "@waku/i18n/locale";
import type { Access, FieldAccess } from "payload";

/**
 * What people may do. Translators write drafts in languages that the administrator has chosen, authors in all, editors
 * also publish and see leads, administrators also manage people. All of them read all content. Nobody signed out reads or
 * writes anything; the site has a token of its own.
 */
export const roles = ["translator", "author", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

type Signed = { req: { user: object | null } };

function rankOf({ req: { user } }: Signed): number {
  return roles.findIndex((role) => user && "role" in user && role === user.role);
}

export function hasRole(args: Signed, least: Role): boolean {
  return rankOf(args) >= roles.indexOf(least);
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
