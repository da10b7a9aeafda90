import type { ContentSource } from "@waku/content";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";

/** `/healthz`: the process answers. `/readyz`: it has content to show. Neither is cached. */
export function health(content: ContentSource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path } = context.req;
    if (path !== "/healthz" && path !== "/readyz") return next();
    context.header("Cache-Control", "no-store");
    if (path === "/healthz") return context.json({ status: "ok" });
    const isReady = (await content.find("en", "").catch(() => undefined)) !== undefined;
    return context.json({ status: isReady ? "ready" : "no content" }, isReady ? 200 : 503);
  };
}
