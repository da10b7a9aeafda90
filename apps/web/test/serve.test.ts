import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answers, node, reservePort, startServer } from "@waku/testing";
import { expect, it } from "vitest";

it("npm start serves the built site, and ends it when it is asked to end", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "serve-"));
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    {
      command: [node, "--disable-warning=ExperimentalWarning", "scripts/serve.ts", "site"],
      cwd: resolve(import.meta.dirname, "../../.."),
      env: { PORT: String(port), DATA_DIR: dataDir, CACHE_WARM_UP: "no" },
    },
    () => answers(`${url}/readyz`),
  );
  expect(await answers(`${url}/de`)).toBe(true);
  expect(await server.stop()).toBe(0);
  await expect(answers(`${url}/readyz`)).rejects.toThrow();
  rmSync(dataDir, { recursive: true });
});
