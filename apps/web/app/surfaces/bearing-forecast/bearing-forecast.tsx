import { Timeline } from "../alert-timeline/timeline";
import type { SurfaceProps } from "../by-locale";
import { bearingForecastTexts } from "./bearing-forecast-data";

/** A drive current that creeps up, from the first hint to the proof after the repair. */
export function BearingForecast({ locale }: SurfaceProps) {
  return <Timeline texts={bearingForecastTexts[locale]} />;
}
