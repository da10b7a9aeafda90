import type { SurfaceProps } from "../by-locale";
import { Order } from "../work-order/order";
import { brushOrderTexts } from "./brush-order-data";

/** Brushes of a cleaning robot are being replaced. */
export function BrushOrder({ locale }: SurfaceProps) {
  return <Order texts={brushOrderTexts[locale]} />;
}
