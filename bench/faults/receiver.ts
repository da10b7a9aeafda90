import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Receiver = {
  url: string;
  /** Idempotency keys by address: what a receiver that keeps keys has. */
  keys: Map<string, Set<string>>;
  /** Calls by address: what a receiver sees that takes every call for a new lead. */
  calls: Map<string, number>;
  /** Calls of all addresses. */
  total: () => number;
  close: () => void;
};

/** A CRM on loopback that stores each call at once and answers after a random time, so that kills fall in between. */
export async function startReceiver(random: () => number): Promise<Receiver> {
  const keys = new Map<string, Set<string>>();
  const calls = new Map<string, number>();
  let total = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      // The sender died while it wrote: nothing arrived.
      return;
    }
    const { email }: { email: string } = JSON.parse(Buffer.concat(chunks).toString());
    keys.set(email, (keys.get(email) ?? new Set()).add(String(request.headers["idempotency-key"])));
    calls.set(email, (calls.get(email) ?? 0) + 1);
    total++;
    await wait(random() * 30);
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    keys,
    calls,
    total: () => total,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
