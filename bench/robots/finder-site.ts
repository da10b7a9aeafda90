import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeManufacturers, writeRobots } from "@waku/content";
import type { RobotData } from "@waku/content/schema";
import { basePort } from "../run.ts";
import { startSite } from "../site.ts";

/** Runs the built site with some robots, for as long as it is used. @param use gets the address of the finder */
export async function withFinder<T>(data: RobotData, use: (finder: string) => Promise<T>): Promise<T> {
  const contentDir = await mkdtemp(join(tmpdir(), "waku-robots-"));
  try {
    await cp(resolve(import.meta.dirname, "../../content"), contentDir, { recursive: true });
    await writeFile(join(contentDir, "shared/robots.csv"), writeRobots(data.robots));
    await writeFile(join(contentDir, "shared/manufacturers.csv"), writeManufacturers(data.manufacturers));
    const site = await startSite({ PORT: String(basePort()), CONTENT_DIR: contentDir, CACHE_WARM_UP: "no" });
    try {
      return await use(`${site.url}/en/robots`);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(contentDir, { recursive: true, force: true });
  }
}
