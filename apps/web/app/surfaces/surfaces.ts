import type { SurfaceName } from "@waku/content/schema";
import { type ComponentType, lazy } from "react";
import type { SurfaceProps } from "./by-locale";

type Entry = {
  Drawing: ComponentType<SurfaceProps>;
  /** Pixels kept for it in a narrow, medium and wide place: what its taller language needs. */
  heights: [narrow: number, medium: number, wide: number];
};

/** Every surface, each in a chunk of its own. */
export const surfaces: Record<SurfaceName, Entry> = {
  "live-map": {
    Drawing: lazy(async () => ({ default: (await import("./live-map/live-map")).LiveMap })),
    heights: [400, 400, 400],
  },
  "order-queue": {
    Drawing: lazy(async () => ({ default: (await import("./order-queue/order-queue")).OrderQueue })),
    heights: [400, 400, 400],
  },
  "ticket-board": {
    Drawing: lazy(async () => ({ default: (await import("./ticket-board/ticket-board")).TicketBoard })),
    heights: [400, 400, 400],
  },
  "work-order": {
    Drawing: lazy(async () => ({ default: (await import("./work-order/work-order")).WorkOrder })),
    heights: [400, 400, 400],
  },
  "maintenance-calendar": {
    Drawing: lazy(async () => ({
      default: (await import("./maintenance-calendar/maintenance-calendar")).MaintenanceCalendar,
    })),
    heights: [400, 400, 400],
  },
  "robot-file": {
    Drawing: lazy(async () => ({ default: (await import("./robot-file/robot-file")).RobotFile })),
    heights: [400, 400, 400],
  },
  "spare-parts": {
    Drawing: lazy(async () => ({ default: (await import("./spare-parts/spare-parts")).SpareParts })),
    heights: [400, 400, 400],
  },
  "alert-timeline": {
    Drawing: lazy(async () => ({ default: (await import("./alert-timeline/alert-timeline")).AlertTimeline })),
    heights: [400, 400, 400],
  },
  "process-analytics": {
    Drawing: lazy(async () => ({ default: (await import("./process-analytics/process-analytics")).ProcessAnalytics })),
    heights: [400, 400, 400],
  },
  report: {
    Drawing: lazy(async () => ({ default: (await import("./report/report")).Report })),
    heights: [400, 400, 400],
  },
  "maintenance-agent": {
    Drawing: lazy(async () => ({ default: (await import("./maintenance-agent/maintenance-agent")).MaintenanceAgent })),
    heights: [400, 400, 400],
  },
  "ar-overlay": {
    Drawing: lazy(async () => ({ default: (await import("./ar-overlay/ar-overlay")).ArOverlay })),
    heights: [400, 400, 400],
  },
  "data-connector": {
    Drawing: lazy(async () => ({ default: (await import("./data-connector/data-connector")).DataConnector })),
    heights: [400, 400, 400],
  },
  "customer-workspace": {
    Drawing: lazy(async () => ({
      default: (await import("./customer-workspace/customer-workspace")).CustomerWorkspace,
    })),
    heights: [400, 400, 400],
  },
};
