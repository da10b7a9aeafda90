import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "@waku/testing";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../test-results",
  globalSetup: "./e2e/global-setup.ts",
  workers: 2,
  // A test that passes only then is flaky: `npm test` names it, and fails when there are several.
  retries: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.E2E_URL,
    // Traces take a tenth of the time; for one test: `--trace on`.
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: "desktop", grepInvert: /@mobile/, use: { viewport: { width: 1280, height: 800 } } },
    { name: "mobile", grep: /@mobile|@both/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
});
