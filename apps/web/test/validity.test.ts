import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Site, send, startSite } from "./site";

const hasJava = spawnSync("java", ["-version"]).status === 0;
if (!hasJava)
  console.warn("The HTML check is skipped: it needs Java 11 or newer (apt-get install default-jre-headless).");

/** One page of each family. */
const paths = [
  "/de",
  "/en/products/waku-care",
  "/de/features/live-map",
  "/en/consulting/fts-agv-amr-consulting-partner",
  "/de/get-started",
  "/en/platform/live-demo",
  "/de/pricing",
  "/en/roi-calculator",
  "/de/newsletter",
  "/en/privacy",
  "/de/magazine",
  "/en/magazine/mtbf-mttr-robot-fleets",
  "/de/company/jobs/serviceingenieur-robotik",
  "/en/robot-journey/robot-operations",
  "/en/robot-journey/sustainable-automation/right-sizing/fewer-empty-runs",
  "/de/page",
  "/de/nope",
];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it.skipIf(!hasJava).each(paths)("%s is valid HTML", async (path) => {
  const { text } = await send(site, path);
  const jar: string = createRequire(import.meta.url)("vnu-jar");
  // Its CSS parser does not know nesting and media ranges; the build's own parser checks the styles.
  const options = ["--format", "json", "--stdout", "--errors-only", "--filterpattern", "CSS: .*", "-"];
  const { stdout } = spawnSync("java", ["-Xss2m", "-jar", jar, ...options], {
    input: text,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages }: { messages: { message: string; extract?: string }[] } = JSON.parse(stdout);
  expect(messages.map(({ message, extract }) => `${message} ${extract?.slice(0, 120)}`)).toEqual([]);
});
