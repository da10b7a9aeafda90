import { once } from "node:events";
import type { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { z } from "zod";
import { DeliveryError } from "../sinks/sink.ts";
import type { OrderOutcome, OrderWork } from "./order-worker.ts";

/** Writing the database anew takes as long as copying it. */
const timeoutMs = 300_000;

const ordersSchema = z.object({
  orders: z.array(z.object({ id: z.number(), kind: z.enum(["erase", "export"]), email: z.string() })),
});

type Options = {
  database: DatabaseSync;
  dataDir: string;
  log: Pick<Logger, "info">;
  /** Calls the backend. @throws DeliveryError */
  call: (path: string, body?: object) => Promise<unknown>;
};

/**
 * Does what administrators have ordered in the panel about a person: the backend cannot call the site, so the site asks.
 * An order comes until it is said to be done; doing it twice is harmless.
 */
export class PersonOrders {
  readonly #options: Options;
  /** Tells this data folder from others that the same backend serves. */
  readonly #site: string;

  constructor(options: Options) {
    this.#options = options;
    this.#site = String(options.database.prepare("SELECT id FROM identity").get()?.id);
  }

  /** Asks for orders and does them. @throws DeliveryError, or what kept the database from being changed */
  async carryOut(): Promise<void> {
    const { dataDir, log, call } = this.#options;
    const read = ordersSchema.safeParse(await call(`orders?site=${this.#site}`));
    if (!read.success) throw new DeliveryError("the answer is no list of orders");
    for (const { id, kind, email } of read.data.orders) {
      const { result, isDone } = await inThread({ kind, email, dataDir });
      // A delivery that is being made writes after the erasure: that is done once more.
      if (!isDone) continue;
      await call(`orders/${id}/done`, { site: this.#site, result });
      log.info({ order: id, kind }, "order about a person carried out");
    }
  }
}

/** In a thread of its own: visitors do not wait until the database is written anew. */
async function inThread(work: OrderWork): Promise<OrderOutcome> {
  const worker = new Worker(new URL("./order-worker.ts", import.meta.url), { workerData: work });
  try {
    const [outcome] = await once(worker, "message", { signal: AbortSignal.timeout(timeoutMs) });
    return outcome;
  } finally {
    await worker.terminate();
  }
}
