import type { SurfaceProps } from "../by-locale";
import { Order } from "./order";
import { workOrderTexts } from "./work-order-data";

/** The scanner cable of AMR 07 is being replaced. */
export function WorkOrder({ locale }: SurfaceProps) {
  return <Order texts={workOrderTexts[locale]} />;
}
