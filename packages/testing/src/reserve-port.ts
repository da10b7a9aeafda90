import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** Above the ports of known services, below those that systems give to outgoing connections. */
const first = 20_000;
const count = 10_000;

/**
 * A TCP port of this machine that stays the caller's until its process ends: nobody else who reserves one gets it, in
 * this process or in another, however long a server takes to listen there.
 * @throws Error when none is free
 */
export async function reservePort(): Promise<number> {
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step++) {
    const port = first + ((start + step) % count);
    if ((await claim(port)) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${first + count - 1} is free on this machine.`);
}

/**
 * Takes the UDP port of the same number as a sign for others who reserve ports. The system gives it to one process at a
 * time, and takes it back when that process ends, however it ends.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createSocket("udp4").unref();
    socket.once("error", () => done(false));
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => done(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer().once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}
