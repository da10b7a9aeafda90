import type { Locale } from "@waku/i18n/locale";
import { addDataAndFileToRequest, type Endpoint, type Payload, type PayloadRequest } from "payload";
import { languageOf } from "../language.ts";
import { linkHours, type Occasion, sendPasswordMail } from "./password-mails.ts";

/** Nobody's inbox can be filled by asking again and again. */
export const pauseMs = 60_000;

/**
 * `POST /api/users/forgot-password`, in place of the backend's own: answers before it looks for the person, so that
 * neither the answer nor its time says whether there is one.
 */
export const forgotPassword: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { email } = (req.data ?? {}) as { email?: unknown };
    if (typeof email === "string" && email !== "") {
      const { payload } = req;
      void remind(payload, email, languageOf(req)).catch((err) =>
        payload.logger.error({ err }, "A link for a new password could not be made."),
      );
    }
    return Response.json({ message: req.t("general:success") });
  },
};

async function remind(payload: Payload, email: string, language: Locale): Promise<void> {
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: email.toLowerCase().trim() } },
    limit: 1,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  });
  const [user] = docs as unknown as { email: string; resetPasswordExpiration?: string | null }[];
  if (!user) return;
  const lastEnd = new Date(user.resetPasswordExpiration ?? 0).getTime();
  // The link of an invitation ends later than one made now would: then this is below 0, and a new one may take its place.
  const sinceLast = Date.now() + linkHours.forgotten * 3_600_000 - lastEnd;
  if (sinceLast >= 0 && sinceLast < pauseMs) return;
  await mailLink(payload, "forgotten", user.email, language);
}

/** Sends somebody new the link to a first password. */
export function invite(req: PayloadRequest, email: string): Promise<void> {
  return mailLink(req.payload, "invited", email, languageOf(req), req);
}

async function mailLink(
  payload: Payload,
  occasion: Occasion,
  email: string,
  language: Locale,
  req?: PayloadRequest,
): Promise<void> {
  const token = await payload.forgotPassword({
    collection: "users",
    data: { email },
    disableEmail: true,
    expiration: linkHours[occasion] * 3_600_000,
    ...(req && { req }),
  });
  if (token) await sendPasswordMail(payload, occasion, { to: email, token, language });
}
