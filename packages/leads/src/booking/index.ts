export {
  dateText,
  instantText,
  showSameTime,
  timeText,
  wallClock,
  weekdayText,
  zoneCity,
  zoneText,
} from "./clock-text.ts";
export { nearest } from "./nearest.ts";
export type { Appointment, Offer, SlotChoice } from "./services.ts";
export { weeksOf } from "./slot-groups.ts";
export { readSlot, slotValue } from "./slot-value.ts";
