import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Settings, type Site, type SiteOptions, startSite } from "@waku/testing";

/** A site of the production build with an outbox of its own, which survives a crash. */
export type FormSite = Site & {
  /** Sends a form the way a browser does, without following where it leads. */
  send: (
    path: string,
    fields: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Ends the process in order and removes its data. */
  stop: Site["stop"];
};

/** @param options `dataDir`: folder of an earlier process, to start again where it ended */
export async function startFormSite(
  settings: Settings = {},
  options: Pick<SiteOptions, "now" | "prefix" | "nodeFlags"> & { dataDir?: string } = {},
): Promise<FormSite> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "form-site-")));
  const ownSettings = { DATA_DIR: dataDir, DISK_MIN_FREE_MB: "0", FORM_LIMIT_PER_10_MIN: "100000", LOG_LEVEL: "info" };
  // Some of these sites are not well, on purpose.
  const site = await startSite({ ...ownSettings, ...settings }, { ...options, readyPath: "/healthz" });
  return {
    ...site,
    send: (path, fields, headers = {}) =>
      fetch(site.url + path, {
        method: "POST",
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Origin: settings.SITE_URL ?? site.url, ...headers },
        redirect: "manual",
      }),
    async stop() {
      const code = await site.stop();
      await rm(dataDir, { recursive: true });
      return code;
    },
  };
}

/** Waits until a condition holds. @throws when it does not in time */
export async function until(condition: () => boolean | Promise<boolean>, what: string, timeoutMs = 40_000) {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Still waiting for: ${what}`);
    await wait(20);
  }
}
