import type { SurfaceProps } from "../by-locale";
import { Talk } from "../maintenance-agent/talk";
import { hotelNightTexts } from "./hotel-night-data";

/** The front desk asks at night about a robot that waits on the sixth floor. */
export function HotelNight({ locale }: SurfaceProps) {
  return <Talk texts={hotelNightTexts[locale]} />;
}
