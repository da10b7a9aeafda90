import { newDataDir, seededDataVariable, startBackend } from "./backend";

/** Before all tests of the backend: one reads all content, and the others begin with what came of it. */
export default async function seedData(): Promise<() => void> {
  const { dataDir, remove } = newDataDir("empty");
  await (await startBackend(dataDir)).stop();
  process.env[seededDataVariable] = dataDir;
  return remove;
}
