import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "scripts/*.test.ts",
            "apps/web/{app,server}/**/*.test.{ts,tsx}",
            "apps/cms/src/**/*.test.ts",
          ],
          // Some write to a real disk many times; a busy machine must not fail them.
          testTimeout: 30_000,
          retry: 2,
        },
      },
      {
        test: {
          // Real HTTP against the production build; every file has sites, ports and folders of its own.
          name: "integration",
          include: ["apps/{web,cms}/test/**/*.test.ts"],
          maxWorkers: 2,
          // After the unit tests, where both are run.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          retry: 2,
        },
      },
    ],
  },
});
