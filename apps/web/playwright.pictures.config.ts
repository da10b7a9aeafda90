import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Makes the pictures of docs/editing.md (`npm run docs:pictures`), which is no test. */
export default defineConfig({
  ...tests,
  testMatch: /\.pictures\.ts$/,
  globalSetup: undefined,
  workers: 1,
  retries: 0,
  projects: [{ name: "pictures", use: { locale: "en-US", viewport: { width: 1280, height: 800 } } }],
});
