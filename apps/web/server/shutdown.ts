import type { Server } from "node:http";
import { closeGracefully } from "@waku/server";
import type { Logger } from "pino";

/** Requests still running after this time are cut off. */
const graceMs = 10_000;

/**
 * On SIGTERM or SIGINT: stop accepting, let running requests finish, release what is open, leave. To be called before the
 * server listens.
 */
export function shutDownGracefully(server: Server, release: () => Promise<void>, log: Logger): void {
  const close = closeGracefully(server, graceMs);
  let isStopping = false;
  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "shutting down");
    await close();
    await release();
    log.info("stopped");
    process.exit(0);
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
