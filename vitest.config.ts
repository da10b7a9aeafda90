import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, in this order: begun last, they would run alone in the end. */
const longest = [
  "roles",
  "outages",
  "journey",
  "postgres",
  "content-backend",
  "booking",
  "forms/delivery",
  "backend",
  "content-mirror",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * Real HTTP against production builds; every file has servers, ports and folders of its own; only
 * what reads the site as it is shares one (apps/web/test/common-site.ts).
 */
const servers = {
  // On two cores, too: with two, a third of the time a core waits for servers, mails and browsers.
  maxWorkers: 3,
  // After the unit tests, where both are run.
  sequence: { groupOrder: 1 },
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // A test that passes only then is flaky: `npm test` names it, and fails when there are several.
  retry: 2,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          setupFiles: ["packages/testing/src/same-examples.ts"],
          maxWorkers: 2,
          // They change nothing outside of themselves; a module read once serves all.
          isolate: false,
          // A busy machine must not fail them.
          testTimeout: 60_000,
          hookTimeout: 240_000,
          retry: 2,
        },
      },
      { test: { name: "engines", include: ["apps/web/engines/**/*.test.ts"], ...servers } },
      {
        test: {
          name: "site",
          include: ["apps/web/test/**/*.test.ts"],
          globalSetup: "apps/web/test/common-site.ts",
          ...servers,
        },
      },
      {
        test: {
          name: "backend",
          include: ["apps/cms/test/**/*.test.ts"],
          globalSetup: "apps/cms/test/seeded-data.ts",
          ...servers,
        },
      },
    ],
  },
});
