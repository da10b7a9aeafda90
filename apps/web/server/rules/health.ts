import type { ContentSource } from "@waku/content";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/**
 * `/healthz`: the process answers. `/readyz`: it has content to show, and leads reach where they belong.
 * Neither is cached.
 * @param outboxProblem what is wrong with the outbox, if anything
 * @param outboxWarning what an operator should know of, though all goes on
 */
export function health(
  content: ContentSource,
  outboxProblem: () => Promise<string | undefined>,
  outboxWarning: () => string | undefined,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path } = context.req;
    if (path !== "/healthz" && path !== "/readyz") return next();
    context.header("Cache-Control", "no-store");
    if (path === "/healthz") return context.json({ status: "ok" });
    const hasContent = (await content.find("en", "").catch(() => undefined)) !== undefined;
    const problem = hasContent ? await outboxProblem() : "no content";
    return context.json({ status: problem ?? "ready", warning: outboxWarning() }, problem ? 503 : 200);
  };
}
