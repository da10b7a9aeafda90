import type { Site } from "@waku/testing";
import { send } from "./send";

/**
 * Address of the page of a list on which a link stands: newer entries push older ones to later pages.
 * @throws Error when it stands on none
 */
export async function listPageOf(site: Pick<Site, "port">, list: string, href: string): Promise<string> {
  for (let page = 1; ; page++) {
    const path = page === 1 ? list : `${list}?page=${page}`;
    const { status, text } = await send(site, path);
    if (status !== 200) throw new Error(`${list} has no link to ${href}.`);
    if (text.includes(`href="${href}"`)) return path;
  }
}
