import type { SurfaceProps } from "../by-locale";
import { maintenanceAgentTexts } from "./maintenance-agent-data";
import { Talk } from "./talk";

/** A technician asks about a fault of AMR 07 aloud. */
export function MaintenanceAgent({ locale }: SurfaceProps) {
  return <Talk texts={maintenanceAgentTexts[locale]} />;
}
