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
    heights: [562, 585, 653],
  },
  "order-queue": {
    Drawing: lazy(async () => ({ default: (await import("./order-queue/order-queue")).OrderQueue })),
    heights: [646, 505, 437],
  },
  "ticket-board": {
    Drawing: lazy(async () => ({ default: (await import("./ticket-board/ticket-board")).TicketBoard })),
    heights: [637, 549, 414],
  },
  "work-order": {
    Drawing: lazy(async () => ({ default: (await import("./work-order/work-order")).WorkOrder })),
    heights: [844, 686, 542],
  },
  "maintenance-calendar": {
    Drawing: lazy(async () => ({
      default: (await import("./maintenance-calendar/maintenance-calendar")).MaintenanceCalendar,
    })),
    heights: [520, 562, 468],
  },
  "robot-file": {
    Drawing: lazy(async () => ({ default: (await import("./robot-file/robot-file")).RobotFile })),
    heights: [811, 589, 508],
  },
  "spare-parts": {
    Drawing: lazy(async () => ({ default: (await import("./spare-parts/spare-parts")).SpareParts })),
    heights: [634, 597, 434],
  },
  "alert-timeline": {
    Drawing: lazy(async () => ({ default: (await import("./alert-timeline/alert-timeline")).AlertTimeline })),
    heights: [748, 534, 454],
  },
  "process-analytics": {
    Drawing: lazy(async () => ({ default: (await import("./process-analytics/process-analytics")).ProcessAnalytics })),
    heights: [669, 476, 464],
  },
  report: {
    Drawing: lazy(async () => ({ default: (await import("./report/report")).Report })),
    heights: [776, 529, 539],
  },
  "maintenance-agent": {
    Drawing: lazy(async () => ({ default: (await import("./maintenance-agent/maintenance-agent")).MaintenanceAgent })),
    heights: [615, 541, 491],
  },
  "ar-overlay": {
    Drawing: lazy(async () => ({ default: (await import("./ar-overlay/ar-overlay")).ArOverlay })),
    heights: [427, 530, 393],
  },
  "data-connector": {
    Drawing: lazy(async () => ({ default: (await import("./data-connector/data-connector")).DataConnector })),
    heights: [630, 393, 410],
  },
  "customer-workspace": {
    Drawing: lazy(async () => ({
      default: (await import("./customer-workspace/customer-workspace")).CustomerWorkspace,
    })),
    heights: [628, 616, 430],
  },
  "restaurant-evening": {
    Drawing: lazy(async () => ({
      default: (await import("./restaurant-evening/restaurant-evening")).RestaurantEvening,
    })),
    heights: [748, 534, 454],
  },
  "fire-door": {
    Drawing: lazy(async () => ({ default: (await import("./fire-door/fire-door")).FireDoor })),
    heights: [748, 551, 489],
  },
  "bearing-forecast": {
    Drawing: lazy(async () => ({ default: (await import("./bearing-forecast/bearing-forecast")).BearingForecast })),
    heights: [748, 534, 489],
  },
  "hotel-night": {
    Drawing: lazy(async () => ({ default: (await import("./hotel-night/hotel-night")).HotelNight })),
    heights: [686, 542, 512],
  },
  "voice-template": {
    Drawing: lazy(async () => ({ default: (await import("./voice-template/voice-template")).VoiceTemplate })),
    heights: [616, 541, 512],
  },
  "brush-order": {
    Drawing: lazy(async () => ({ default: (await import("./brush-order/brush-order")).BrushOrder })),
    heights: [891, 689, 542],
  },
  incident: {
    Drawing: lazy(async () => ({ default: (await import("./incident/incident")).Incident })),
    heights: [528, 528, 617],
  },
};
