import type { Access, FieldAccess } from "payload";

/**
 * What people may do. Authors write drafts, editors also publish and see leads, administrators also manage people.
 * Nobody signed out reads or writes anything; the site has a token of its own.
 */
export const roles = ["author", "editor", "admin"] as const;
export type Role = (typeof roles)[number];

type Signed = { req: { user: object | null } };

function rankOf({ req: { user } }: Signed): number {
  return roles.findIndex((role) => user && "role" in user && role === user.role);
}

export function hasRole(args: Signed, least: Role): boolean {
  return rankOf(args) >= roles.indexOf(least);
}

export const isAuthor: Access = (args) => hasRole(args, "author");
export const isEditor: Access = (args) => hasRole(args, "editor");
export const isAdmin: Access = (args) => hasRole(args, "admin");
export const isAdminField: FieldAccess = (args) => hasRole(args, "admin");
/** People see and change themselves, administrators everybody. */
export const isSelfOrAdmin: Access = (args) =>
  hasRole(args, "admin") || (args.req.user ? { id: { equals: args.req.user.id } } : false);
