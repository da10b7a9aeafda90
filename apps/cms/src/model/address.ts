/** Pages have their address as editors read it, `/` and `/features/live-map`; the site's paths have no slash in front. */
export function addressOfPath(path: string): string {
  return `/${path}`;
}

/** The other way round. */
export function pathOfAddress(address: unknown): string {
  return String(address).replace(/^\//, "");
}
