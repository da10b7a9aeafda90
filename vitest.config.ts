import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/src/**/*.test.ts", "apps/web/{app,server}/**/*.test.{ts,tsx}"],
          // Some write to a real disk many times; a busy machine must not fail them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // Real HTTP against the production build; one file at a time, so that ports and processes stay apart.
          name: "integration",
          include: ["apps/web/test/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
