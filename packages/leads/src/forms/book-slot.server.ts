import { canonicalZone } from "@waku/content/time-zone";
import type { Locale } from "@waku/i18n/locale";
import { nearest } from "../booking/nearest.ts";
import type { BookingService, SlotRequest } from "../booking/services.ts";
import { errorTexts } from "./error-texts.server.ts";
import { slotChoice } from "./form-view.server.ts";
import { type FormResult, zoneField } from "./form-view.ts";

/**
 * Books the chosen slot with its lead, or accepts the lead with the slot as a wish.
 * @returns which of both it was; or what the form says when the slot is lost: the message, what is free now and what is
 *   near
 * @throws when it could not be stored
 */
export async function bookSlot(
  request: SlotRequest,
  locale: Locale,
  booking: BookingService,
): Promise<"booked" | "wish" | Pick<FormResult, "errors" | "choice" | "near">> {
  const answer = await booking.book(request);
  if (answer !== "taken") return answer === "done" ? "booked" : "wish";
  const offer = await booking.offer(request.lead.form, request.lead.page);
  const near = nearest(offer?.slots ?? [], request.start);
  const { slotTaken, slotOwn } = errorTexts[locale];
  return { errors: { slot: `${slotTaken(near.length > 0)} ${slotOwn}` }, choice: offer && slotChoice(offer), near };
}

/** Time zone the visitor saw the slots in, if scripts told it: in a form, or in the address of its thank-you page. */
export function visitorZone(sent: FormData | Pick<URLSearchParams, "get">): string | undefined {
  return canonicalZone(String(sent.get(zoneField) ?? ""));
}
