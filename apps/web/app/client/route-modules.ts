import { matchRoutes, type RouteObject } from "react-router";

/** The part of the router's manifest that tells which code a route needs. */
type Manifest = {
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean; module: string }>;
};

declare global {
  interface Window {
    __reactRouterManifest?: Manifest;
  }
}

/** Code files of the routes that match an address. */
export function routeModules(pathname: string): string[] {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return [];
  const matches = matchRoutes(routeTree(manifest), pathname) ?? [];
  return matches.flatMap(({ route }) => (route.id ? [manifest.routes[route.id]?.module ?? ""] : [])).filter(Boolean);
}

/** Code files of all routes, each once. */
export function allRouteModules(): string[] {
  return [...new Set(Object.values(window.__reactRouterManifest?.routes ?? {}).map((route) => route.module))];
}

let tree: RouteObject[] | undefined;

function routeTree(manifest: Manifest): RouteObject[] {
  tree ??= childrenOf(manifest, undefined);
  return tree;
}

function childrenOf(manifest: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true as const } : { id, path, children: childrenOf(manifest, id) },
    );
}
