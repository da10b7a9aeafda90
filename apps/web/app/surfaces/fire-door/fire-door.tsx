import { Timeline } from "../alert-timeline/timeline";
import type { SurfaceProps } from "../by-locale";
import { fireDoorTexts } from "./fire-door-data";

/** A tugger keeps a fire door from closing at night: one message to one person, then to the second. */
export function FireDoor({ locale }: SurfaceProps) {
  return <Timeline texts={fireDoorTexts[locale]} />;
}
