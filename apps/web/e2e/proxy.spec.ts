import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { storedLeads } from "../test/forms/stored-leads";
import { hasNginx, type Nginx, proxyHost, startNginx } from "../test/nginx";
import { expect, openReady, test } from "./test";

const origin = `https://${proxyHost}`;
let dataDir: string;
let site: Site;
let nginx: Nginx;

test.skip(!hasNginx, "needs nginx and openssl (apt-get install nginx-light openssl)");

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "proxy-e2e-"));
  site = await startSite({ DATA_DIR: dataDir, DISK_MIN_FREE_MB: "0", SITE_URL: origin, TRUSTED_PROXY_HOPS: "1" });
  nginx = await startNginx(site);
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const javaScriptEnabled of [true, false])
  test(`a browser at the public address ${javaScriptEnabled ? "with" : "without"} scripts sends a form through TLS`, async ({
    playwright,
    launchOptions,
  }) => {
    const args = [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${proxyHost}:443 127.0.0.1:${nginx.httpsPort}`,
    ];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    try {
      const context = await browser.newContext({ javaScriptEnabled, ignoreHTTPSErrors: true });
      const page = await context.newPage();
      if (javaScriptEnabled) await openReady(page, `${origin}/de/contact`);
      else await page.goto(`${origin}/de/contact`);
      await page.getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(`${origin}/en/contact`);
      const cookies = await context.cookies();
      expect(cookies.map(({ name, secure }) => [name, secure])).toEqual(javaScriptEnabled ? [["locale", true]] : []);

      const email = `${javaScriptEnabled ? "script" : "plain"}@example.com`;
      const form = page.locator("main form");
      await form.getByLabel("Your name").fill("Ada");
      await form.getByLabel("Email address").fill(email);
      await form.getByLabel("Your message").fill("Hello");
      await form.getByRole("button", { name: "Send message" }).click();
      await expect(page).toHaveURL(`${origin}/en/thank-you?form=contact`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your message has arrived");
      expect(storedLeads(dataDir, email)).toHaveLength(1);
    } finally {
      await browser.close();
    }
  });
