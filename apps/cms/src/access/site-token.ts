import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "../current-env.ts";

/** Whether a request carries the token that the site and its backend share. */
export function isSite(headers: Headers): boolean {
  const [scheme, token = ""] = (headers.get("authorization") ?? "").split(" ");
  return scheme === "Bearer" && timingSafeEqual(digest(token), digest(env.siteToken));
}

/** The answer to everybody else. */
export function refuseStranger(): Response {
  return Response.json({ error: "Wrong or missing token." }, { status: 401 });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
