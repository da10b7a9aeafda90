import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Endpoint, PayloadRequest } from "payload";
import { isSite, refuseStranger } from "../access/site-token.ts";
import { News } from "../publishing/news.ts";
import { answerTexts } from "./answer-texts.ts";
import { currentEdition, manifestOf, publishedTexts } from "./delivery.ts";

const noStore = { "Cache-Control": "no-store" };

/** Below what proxies wait for an answer by default. */
const longestWaitMs = 25_000;

/** Let go of when the backend ends, which would wait for the answers otherwise. */
let news: News | undefined;

function newsOf({ payload }: PayloadRequest): News {
  if (news) return news;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const opened = new News(async () => JSON.stringify((await pool.query(signQuery)).rows));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => opened.close());
  news = opened;
  return opened;
}

/** What the version of the answer is made of, without reading all of it. Addresses are only ever added. */
const signQuery = `SELECT (SELECT max(version) FROM publication) AS content, (SELECT max(id) FROM addresses) AS left,
  (SELECT count(*) FROM files) AS files, (SELECT max(updated_at) FROM files) AS changed,
  (SELECT count(*) FROM pictures) AS pictures, (SELECT max(updated_at) FROM pictures) AS repainted`;

/**
 * `GET /api/site-content`: the manifest of everything published, laid out as a content folder, for the site: sizes and
 * SHA-256 of texts and uploaded files, and redirects. Texts are asked for by their SHA-256. With `?since=<version>`, of
 * texts only what differs from that version and which are `gone`, where the backend has delivered it lately.
 * While the version is the one of `If-None-Match`, a request with `Prefer: wait=<seconds>` is answered with the next
 * publication, or 304 after that time; `Preference-Applied: wait` says that it was held. 304 at once without it, 401
 * without the shared token, 503 before the first version.
 */
const siteContent: Endpoint = {
  path: "/site-content",
  method: "get",
  handler: (req) => (isSite(req.headers) ? answerSite(req) : refuseStranger()),
};

async function answerSite(req: PayloadRequest): Promise<Response> {
  const ms = waitOf(req.headers);
  const opened = newsOf(req);
  if (ms === 0 || !opened.hasRoom) return answerNow(req);
  const deadline = performance.now() + ms;
  for (;;) {
    const sign = await opened.sign();
    const answer = await answerNow(req);
    const left = deadline - performance.now();
    const isOver = left <= 0 || !opened.hasRoom || req.signal?.aborted;
    if (answer.status === 304 && !isOver) await opened.after(sign, left, req.signal);
    else {
      answer.headers.set("Preference-Applied", "wait");
      return answer;
    }
  }
}

/** How long a request is ready to wait. */
function waitOf(headers: Headers): number {
  const [, seconds = "0"] = /(?:^|[,;\s])wait=(\d{1,4})\b/.exec(headers.get("prefer") ?? "") ?? [];
  return Math.min(Number(seconds) * 1000, longestWaitMs);
}

async function answerNow(req: PayloadRequest): Promise<Response> {
  const edition = await currentEdition(req);
  if (!edition) return Response.json({ error: "Nothing is published yet." }, { status: 503 });
  const headers = { ...noStore, ETag: `"${edition.version}"` };
  if (req.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
  const manifest = await manifestOf(req, edition, req.searchParams.get("since") ?? "");
  return manifest ? Response.json(manifest, { headers }) : answerNow(req);
}

/**
 * `POST /api/site-content/texts`: texts of the published content by their SHA-256, `{ "sha256": [...] }`, for the site.
 * 410 when one of them is not published any more: then there is a new manifest. 400 for more than a thousand.
 */
const siteTexts: Endpoint = {
  path: "/site-content/texts",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    return answerTexts(req, (digests) => publishedTexts(req, digests));
  },
};

export const deliveryEndpoints = [siteContent, siteTexts];
