/** File in the data folder with the token that the site and a backend of its own share, where none is given. */
export const tokenFile = "cms-token";

/** Address of the content backend that `npm run cms` and `npm run everything` run on this machine. */
export function ownBackendUrl({ CMS_HOST, CMS_PORT }: Record<string, string | undefined>): string {
  return `http://${CMS_HOST || "127.0.0.1"}:${CMS_PORT || "3001"}`;
}
