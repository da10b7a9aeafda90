import { getConnInfo } from "@hono/node-server/conninfo";
import type { ContentSource } from "@waku/content";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/**
 * `/healthz`: the process answers. `/readyz`: it has content to show, leads reach where they belong, and what comes in can
 * be stored. Who asks while this is looked at gets the same answer, so that nobody has the disk written to by asking often. Neither is cached. The reason for a 503 is in the log; who asks on this machine is told, too.
 * @param findProblem what an operator must look at, if anything
 * @param findWarning what an operator should know of, though all goes on; said on this machine only
 */
export function health(
  content: ContentSource,
  findProblem: () => Promise<string | undefined>,
  findWarning: () => string | undefined,
): MiddlewareHandler<AppEnv> {
  let lastProblem: string | undefined;
  let look: Promise<string | undefined> | undefined;
  const lookOnce = () => {
    look ??= findProblem().finally(() => {
      look = undefined;
    });
    return look;
  };
  return async (context, next) => {
    const { path } = context.req;
    if (path !== "/healthz" && path !== "/readyz") return next();
    context.header("Cache-Control", "no-store");
    if (path === "/healthz") return context.json({ status: "ok" });
    const mayKnowWhy = isLocal(context);
    const hasContent = (await content.find("en", "").catch(() => undefined)) !== undefined;
    const problem = hasContent ? await lookOnce() : "no content";
    if (problem !== lastProblem) context.get("log").warn({ problem }, problem ? "not ready" : "ready again");
    lastProblem = problem;
    const status = problem ? (mayKnowWhy ? problem : "not ready") : "ready";
    return context.json({ status, warning: mayKnowWhy ? findWarning() : undefined }, problem ? 503 : 200);
  };
}

/** Whether a request comes from this very machine, and not by way of a proxy on it. */
function isLocal(context: Context<AppEnv>): boolean {
  const { address = "" } = getConnInfo(context).remote;
  const isProxied = ["x-forwarded-for", "forwarded"].some((name) => context.req.header(name) !== undefined);
  return !isProxied && /^(?:(?:::ffff:)?127\.|::1$)/.test(address);
}
