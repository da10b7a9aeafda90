export type { Booking } from "./booking-store.ts";
export { Bookings } from "./bookings.ts";
export { HolidayFeed } from "./holiday-feed.ts";
