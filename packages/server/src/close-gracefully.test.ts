import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { closeGracefully } from "./close-gracefully.ts";

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** Longer than any test: whoever waits for the end of the grace fails. */
const graceMs = 3_600_000;

/** A server that answers `/slow` when `finish` is called, and everything else at once. */
async function start(grace = graceMs) {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === "/slow") isAsked(response);
    else response.writeHead(200, { "Content-Length": "2" }).end("ok");
  });
  const close = closeGracefully(server, grace);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { close, asked, port: (server.address() as AddressInfo).port };
}

async function ask(port: number, path: string): Promise<IncomingMessage & { text: string }> {
  const [response] = (await once(get({ port, path, agent, host: "127.0.0.1" }), "response")) as [IncomingMessage];
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return Object.assign(response, { text });
}

it("closes connections that wait for another request, and those that never sent one", async () => {
  const { port, close } = await start();
  const kept = await ask(port, "/");
  expect(kept.headers.connection).toBe("keep-alive");
  const silent = connect(port, "127.0.0.1").resume();
  const half = connect(port, "127.0.0.1").resume();
  await Promise.all([once(silent, "connect"), once(half, "connect")]);
  half.write("GET / HTTP/1.1\r\nHost:");
  // Closing with bytes nobody has read yet resets the connection.
  half.on("error", () => undefined);
  const ends = [silent, half].map((socket) => new Promise<void>((done) => socket.once("close", () => done())));
  await close();
  await Promise.all(ends);
});

it("finishes answers under way, the last on their connection", async () => {
  const { port, close, asked } = await start();
  const answer = ask(port, "/slow");
  const response = await asked;
  const closed = close();
  response.writeHead(200, { "Content-Length": "4" }).end("slow");
  const { headers, text } = await answer;
  expect([headers.connection, text]).toEqual(["close", "slow"]);
  await closed;
});

it("closes a connection whose answer had begun before, once it is through", async () => {
  const { port, close, asked } = await start();
  const answer = ask(port, "/slow");
  const response = await asked;
  response.writeHead(200, { "Content-Length": "4" }).write("sl");
  const closed = close();
  response.end("ow");
  expect((await answer).text).toBe("slow");
  await closed;
});

it("cuts off what does not end in time", async () => {
  const { port, close, asked } = await start(1);
  const answer = ask(port, "/slow").catch((error: NodeJS.ErrnoException) => error.code);
  await asked;
  await close();
  expect(await answer).toBe("ECONNRESET");
});
