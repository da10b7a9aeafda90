import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { send } from "./send";

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
  "/de/robots",
  "/en/robots/boston-dynamics-spot",
  "/de/robots/types/cobot",
  "/en/robots/makers/kuka",
  "/en/roi-calculator",
  "/de/newsletter",
  "/en/privacy",
  "/de/magazine",
  "/en/magazine/mtbf-mttr-robot-fleets",
  "/de/company/jobs/serviceingenieur-robotik",
  "/en/robot-journey/robot-operations",
  "/en/robot-journey/sustainable-automation/right-sizing/fewer-empty-runs",
  "/de/page",
  "/de/search",
  "/en/search?q=spare+part&kind=page",
  "/de/nope",
];

const site = commonSite();
let folder: string;
/** What the checker says, by file name; one run for all pages, as starting it takes longest. */
const complaints = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waku-html-"));
  if (!hasJava) return;
  for (const path of paths) await writeFile(join(folder, fileOf(path)), (await send(site, path)).text);
  const jar: string = createRequire(import.meta.url)("vnu-jar");
  // Its CSS parser does not know nesting and media ranges (the build's own parser checks the styles), and it does not
  // know rel="expect", with which a link may block, too.
  const unknown = "CSS: .*|A “link” element with a “blocking” attribute must have .*";
  const options = ["--format", "json", "--stdout", "--errors-only", "--filterpattern", unknown];
  const files = paths.map((path) => join(folder, fileOf(path)));
  const { stdout } = spawnSync("java", ["-Xss2m", "-jar", jar, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages }: { messages: { url: string; message: string; extract?: string }[] } = JSON.parse(stdout);
  for (const { url, message, extract = "" } of messages) {
    const file = basename(url);
    complaints.set(file, [...(complaints.get(file) ?? []), `${message} ${extract.slice(0, 120)}`]);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function fileOf(path: string): string {
  return `${path.slice(1).replaceAll("/", "_")}.html`;
}

it.skipIf(!hasJava).each(paths)("%s is valid HTML", (path) => {
  expect(complaints.get(fileOf(path)) ?? []).toEqual([]);
});
