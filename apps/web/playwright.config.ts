import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./test/site";

/** The browser to use: the one named, one of the machine, else the one Playwright installs. */
function chromiumPath(): string | undefined {
  const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path && existsSync(path));
}

// The workers read this file, too, and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_UI_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results",
  workers: 2,
  // For browsers that stop painting, and only then: see e2e/painting.ts.
  retries: 1,
  fullyParallel: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL,
    // Traces take a tenth of the time; for one test: `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromiumPath(),
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "desktop", grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "mobile", grep: /@mobile|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
  webServer: [
    {
      command: "node server/main.ts",
      url: `${baseURL}/readyz`,
      env: {
        HOST: "127.0.0.1",
        PORT: process.env.E2E_PORT,
        LOG_LEVEL: "warn",
        DEPLOYMENT: "production",
        // A site that runs on the checkout's own data is left alone.
        DATA_DIR: join(tmpdir(), `site-e2e-${process.env.E2E_PORT}`),
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      // The page of all parts and blocks is in no build but this one.
      command: "react-router build && node server/main.ts",
      url: `http://127.0.0.1:${process.env.E2E_UI_PORT}/readyz`,
      timeout: 120_000,
      env: {
        UI_PAGE: "1",
        HOST: "127.0.0.1",
        PORT: process.env.E2E_UI_PORT,
        LOG_LEVEL: "warn",
        // Gaps in the settings are shown, which makes more states.
        DEPLOYMENT: "development",
        DATA_DIR: join(tmpdir(), `ui-page-${process.env.E2E_UI_PORT}`),
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});
