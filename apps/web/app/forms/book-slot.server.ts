import { isTimeZone } from "../booking/clock-text";
import { nearest } from "../booking/nearest";
import type { BookingService, SlotChoice } from "../booking/services";
import { zoneField } from "./form-view";
import { slotChoice } from "./form-view.server";
import type { Lead } from "./lead";

type Outcome = { isBooked: true } | { isBooked: false; choice: SlotChoice | undefined; near: number[] };

/** Books the chosen slot with its lead, or says what is free near it. @throws when it could not be stored */
export async function bookSlot(
  booking: BookingService,
  lead: Lead,
  start: number,
  sent: FormData,
  stamp: string | undefined,
): Promise<Outcome> {
  const zone = String(sent.get(zoneField) ?? "");
  const visitorZone = zone !== "" && isTimeZone(zone) ? zone : undefined;
  if ((await booking.book({ lead, start, stamp, visitorZone })) === "done") return { isBooked: true };
  const offer = await booking.offer(lead.form, lead.page);
  return { isBooked: false, choice: offer && slotChoice(offer), near: nearest(offer?.slots ?? [], start) };
}
