import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ReceivedFile } from "@waku/leads";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Preview } from "./preview/previews";

/** What the rules share about one request. */
export type AppEnv = {
  /** The request as it came; absent in tests that start no server. */
  Bindings?: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    log: Logger;
    /** Files that came with a form. */
    files?: ReceivedFile[];
    /** Set for editors who see drafts. */
    preview?: Preview;
  };
};

/** Gives every request an id, for the log and the error page. */
export function requestScope(log: Logger): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const requestId = randomUUID().slice(0, 8);
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    await next();
    context.header("X-Request-Id", requestId);
  };
}
