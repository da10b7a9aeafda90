import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { node } from "./node.ts";
import { reservePort } from "./reserve-port.ts";
import { answers, runServer, startServer } from "./server-process.ts";

const run = (script: string, env?: Record<string, string>) => ({ command: [node, "-e", script], env });

const listening = `
  const server = require("node:http").createServer((_, response) => response.end("here"));
  console.log("starting");
  setTimeout(() => server.listen(Number(process.env.PORT), "127.0.0.1"), 200);
  process.once("SIGTERM", () => { console.log("leaving"); process.exit(3); });`;

async function start(script = listening) {
  const PORT = String(await reservePort());
  const url = `http://127.0.0.1:${PORT}`;
  return { url, server: await startServer(run(script, { PORT }), () => answers(url)) };
}

describe("a server", () => {
  it("is there once it answers, and says what it wrote and how it ended", async () => {
    const { url, server } = await start();
    expect(await (await fetch(url)).text()).toBe("here");
    expect(server.startMs).toBeGreaterThan(150);
    expect(await server.stop()).toBe(3);
    expect(server.output()).toBe("starting\nleaving\n");
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  it("is killed as a crash would end it", async () => {
    const { server } = await start();
    await server.kill();
    expect(await server.ended).toBeNull();
    expect(server.output()).toBe("starting\n");
  });

  it("gets nothing of the environment of whoever starts it", async () => {
    process.env.OF_THE_CALLER = "1";
    const { output } = await runServer(run("console.log(Object.keys(process.env).sort().join())", { OWN: "1" }));
    delete process.env.OF_THE_CALLER;
    expect(output).toBe("NODE_COMPILE_CACHE,NODE_ENV,OWN,PATH\n");
  });
});

describe("a start that fails", () => {
  const never = async () => false;

  it("shows the end of the log", async () => {
    const script = "for (let line = 1; line <= 100; line++) console.log('line ' + line); process.exitCode = 1";
    const failure = startServer(run(script), never);
    await expect(failure).rejects.toThrow(/ended before it was ready\. The end of its log:\nline 61\n.*line 100$/s);
  });

  it("ends a server that does not get ready in time", async () => {
    const PORT = String(await reservePort());
    const failure = startServer(run(listening, { PORT }), never, 1000);
    await expect(failure).rejects.toThrow("was not ready after 1 s");
    await expect(answers(`http://127.0.0.1:${PORT}`)).rejects.toThrow("fetch failed");
  });

  it("names a program that is not there", async () => {
    await expect(startServer({ command: ["/no/such/program"] }, never)).rejects.toThrow("ENOENT");
  });
});

it("ends with the process that started it", async () => {
  const PORT = String(await reservePort());
  const url = `http://127.0.0.1:${PORT}`;
  const parent = `
    import { answers, startServer } from ${JSON.stringify(join(import.meta.dirname, "server-process.ts"))};
    const server = { command: [process.execPath, "-e", ${JSON.stringify(listening)}], env: { PORT: "${PORT}" } };
    await startServer(server, () => answers("${url}"));
    process.kill(process.pid, "SIGTERM");`;
  const { code, output } = await runServer({ command: [node, "--input-type=module", "-e", parent] });
  expect([code, output]).toEqual([143, expect.not.stringContaining("Error")]);
  await expect.poll(() => answers(url).catch(() => false)).toBe(false);
});
