import type { SurfaceProps } from "../by-locale";
import { alertTimelineTexts } from "./alert-timeline-data";
import { Timeline } from "./timeline";

/** One incident from the fault over four channels to the robot that runs again. */
export function AlertTimeline({ locale }: SurfaceProps) {
  return <Timeline texts={alertTimelineTexts[locale]} />;
}
