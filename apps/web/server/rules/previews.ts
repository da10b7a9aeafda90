import { pathLocale } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import { siteName } from "../../app/constants";
import type { AppEnv } from "../app-env";
import { leavePath } from "../preview/leave-path";
import { ownPath } from "../preview/own-path";
import { previewTexts } from "../preview/preview-texts";
import type { Previews } from "../preview/previews";
import type { RenderBudget } from "../render/render-budget";
import { errorDocumentPolicy, plainDocument } from "./error-document";
import { requestLocale } from "./request-locale";

type Options = {
  previews: Previews;
  budget: RenderBudget;
  addressOf: (context: Context<AppEnv>) => string;
};

/** What an editor gets is for nobody else and for no cache. */
const forOne = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/**
 * Drafts for editors: `GET /preview` opens a session with the code they come with, `POST /preview/leave` ends it, and
 * pages for a request that carries one are rendered from drafts.
 */
export function drafts({ previews, budget, addressOf }: Options): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { path, method } = context.req;
    if (path === "/preview" && method === "GET") {
      // Whether a code is good only the backend knows: anybody may make one up.
      const refusal = await budget.refusesPage(addressOf(context));
      if (refusal) throw refusal;
      return enter(context, previews);
    }
    if (path === leavePath && method === "POST") return leave(context, previews);
    const session = previews.sessionIn(context.req.header("cookie"));
    if (session === undefined) return next();
    const preview = await previews.show(session);
    context.set("preview", preview);
    await next();
    if (!preview) context.header("Set-Cookie", previews.leaveCookie, { append: true });
    for (const [name, value] of Object.entries(forOne)) context.header(name, value);
  };
}

async function enter(context: Context<AppEnv>, previews: Previews): Promise<Response> {
  const to = ownPath(context.req.query("to"));
  const locale = pathLocale(to ?? "") ?? requestLocale(context);
  const t = previewTexts[locale];
  const answer = (status: 400 | 503, title: string, text: string) =>
    context.html(plainDocument({ locale, siteName, title, text }), status, {
      ...forOne,
      "Content-Security-Policy": errorDocumentPolicy,
    });
  if (!to) return answer(400, t.refusedTitle, t.refusedText);
  try {
    const cookie = await previews.open(context.req.query("code") ?? "");
    if (!cookie) return answer(400, t.refusedTitle, t.refusedText);
    return context.body(null, 303, { ...forOne, "Referrer-Policy": "no-referrer", "Set-Cookie": cookie, Location: to });
  } catch (error) {
    context.get("log").warn({ err: error }, "an editor could not be let in");
    return answer(503, t.unansweredTitle, t.unansweredText);
  }
}

function leave(context: Context<AppEnv>, previews: Previews): Response {
  const to = ownPath(context.req.query("to")) ?? "/";
  return context.body(null, 303, { ...forOne, "Set-Cookie": previews.leaveCookie, Location: to });
}
