import type { Access, FieldAccess } from "payload";

/** Who works on content, from the least to the most: each may do what those before it may. */
const contentRoles = ["author", "editor", "admin"] as const;
type Role = (typeof contentRoles)[number];

/**
 * What people may do. Authors write drafts, editors also publish and work on leads, administrators also manage people;
 * sales works on leads and sees nothing else. Nobody signed out reads or writes anything; the site has a token of its own.
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

export const isAuthor: Access = (args) => hasRole(args, "author");
export const isEditor: Access = (args) => hasRole(args, "editor");
export const isAdmin: Access = (args) => hasRole(args, "admin");
export const isAdminField: FieldAccess = (args) => hasRole(args, "admin");
/** People see and change themselves, administrators everybody. */
export const isSelfOrAdmin: Access = (args) =>
  hasRole(args, "admin") || (args.req.user ? { id: { equals: args.req.user.id } } : false);
