import { existsSync, renameSync } from "node:fs";
import { newDataDir, seededDataVariable, startBackend } from "./backend";

/**
 * Before tests that need the backend: one reads all content, and the others begin with what came of it. Where the
 * caller names a folder for it (scripts/test.mjs), suites one after the other share it, and the caller removes it.
 */
export default async function seedData(): Promise<() => void> {
  const named = process.env[seededDataVariable];
  if (named && existsSync(named)) return () => undefined;
  const { dataDir, remove } = newDataDir("empty");
  await (await startBackend(dataDir)).stop();
  // Complete or not there at all.
  if (named) renameSync(dataDir, named);
  process.env[seededDataVariable] = named ?? dataDir;
  return named ? () => undefined : remove;
}
