import type { Server } from "node:http";
import type { Logger } from "pino";

/** Requests still running after this time are cut off. */
const graceMs = 10_000;

/** On SIGTERM or SIGINT: stop accepting, let running requests finish, release what is open, leave. */
export function shutDownGracefully(server: Server, release: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "shutting down");
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(async () => {
      clearTimeout(deadline);
      await release();
      log.info("stopped");
      process.exit(0);
    });
    server.closeIdleConnections();
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
