import { createHmac, timingSafeEqual } from "node:crypto";
import { APIError, type CollectionBeforeOperationHook, type Endpoint, type Payload } from "payload";
import { parseCookies } from "payload/shared";
import { env } from "../current-env.ts";
import { languageOf } from "../language.ts";

const cookie = "cms-first-administrator";
const path = "/first-administrator";
const minutes = 60;

/**
 * Gives an empty backend its first administrator: the one of the settings, or whoever opens the link that the log shows.
 * Never whoever comes first.
 */
export async function firstAdministrator(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "users", overrideAccess: true });
  if (totalDocs > 0) return;
  if (env.administrator) {
    await payload.create({
      collection: "users",
      data: { ...env.administrator, role: "admin" } as never,
      overrideAccess: true,
    });
    payload.logger.info(`${env.administrator.email} is the administrator, with the password of CMS_ADMIN_PASSWORD.`);
    return;
  }
  console.log(`Nobody may sign in yet. The first administrator signs up here, once: ${firstLink()}`);
}

/** `GET /api/users/first-administrator?key=…`: lets the browser that has the link sign up; 404 with a wrong one. */
export const openFirstLink: Endpoint = {
  path,
  method: "get",
  handler: (req) => {
    if (!isKey(req.searchParams.get("key") ?? "")) return new Response("Not found.\n", { status: 404 });
    const secure = env.publicUrl.startsWith("https:") ? "; Secure" : "";
    const attributes = `Path=/api/users; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax${secure}`;
    const headers = { Location: "/admin/create-first-user", "Set-Cookie": `${cookie}=${firstKey()}; ${attributes}` };
    return new Response(null, { status: 303, headers });
  },
};

/** @throws APIError where somebody who is not signed in would make a person without having opened the link */
export const demandFirstLink: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== "create" || req.user || req.payloadAPI === "local") return;
  if (isKey(parseCookies(req.headers).get(cookie) ?? "")) return;
  const words = {
    de: "Die erste Administratorin oder der erste Administrator meldet sich über den Link an, der beim Start im Protokoll steht.",
    en: "The first administrator signs up by the link that the log shows at the start.",
  };
  throw new APIError(words[languageOf(req)], 403, null, true);
};

function firstLink(): string {
  return `${env.publicUrl}/api/users${path}?key=${firstKey()}`;
}

/** The same after a restart. It opens nothing any more once somebody may sign in. */
function firstKey(): string {
  return createHmac("sha256", env.secret).update("first administrator").digest("base64url");
}

function isKey(given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(firstKey())];
  return one.length === other.length && timingSafeEqual(one, other);
}
