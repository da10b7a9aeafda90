import { Timeline } from "../alert-timeline/timeline";
import type { SurfaceProps } from "../by-locale";
import { restaurantEveningTexts } from "./restaurant-evening-data";

/** A serving robot stops on a Saturday evening, and the area manager sees what became of it. */
export function RestaurantEvening({ locale }: SurfaceProps) {
  return <Timeline texts={restaurantEveningTexts[locale]} />;
}
