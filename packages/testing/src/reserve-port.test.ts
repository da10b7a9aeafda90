import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { node } from "./node.ts";
import { reservePort } from "./reserve-port.ts";

const run = promisify(execFile);

it("gives each port to one process only, until that ends", async () => {
  // Every process reserves many at the same time as the others, and ends when all have.
  const script = `
    import { reservePort } from ${JSON.stringify(join(import.meta.dirname, "reserve-port.ts"))};
    const ports = [];
    for (let count = 0; count < 300; count++) ports.push(await reservePort());
    console.log(JSON.stringify(ports));
    process.stdin.resume();`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script];
  const processes = Array.from({ length: 4 }, () => run(node, args));
  const ports = await Promise.all(
    processes.map(({ child }) => new Promise<string>((done) => child.stdout?.once("data", done))),
  );
  for (const { child } of processes) child.stdin?.end();
  await Promise.all(processes);
  const all = ports.flatMap((text) => JSON.parse(text));
  expect(all).toHaveLength(1200);
  expect(new Set(all).size).toBe(1200);
});

it("gives none that somebody listens on", async () => {
  const port = await reservePort();
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  expect(await reservePort()).not.toBe(port);
  await new Promise((done) => server.close(done));
});
