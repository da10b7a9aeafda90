import type { SurfaceName } from "@waku/content/schema";
import { type ComponentType, lazy } from "react";
import type { ByLocale, DrawingProps, SurfaceProps } from "./by-locale";

type Entry = {
  Drawing: ComponentType<SurfaceProps>;
  /** Pixels kept for it in a narrow, medium and wide place: what its taller language needs. */
  heights: [narrow: number, medium: number, wide: number];
};

const board = async () => (await import("./board/board")).Board;
const charts = async () => (await import("./charts/charts")).Charts;
const connector = async () => (await import("./connector/connector")).Connector;
const floor = async () => (await import("./floor/floor")).Floor;
const machineFile = async () => (await import("./machine-file/machine-file")).MachineFile;
const order = async () => (await import("./order/order")).Order;
const queue = async () => (await import("./queue/queue")).Queue;
const sheet = async () => (await import("./sheet/sheet")).Sheet;
const stock = async () => (await import("./stock/stock")).Stock;
const talk = async () => (await import("./talk/talk")).Talk;
const timeline = async () => (await import("./timeline/timeline")).Timeline;
const week = async () => (await import("./week/week")).Week;
const workspace = async () => (await import("./workspace/workspace")).Workspace;

/** Every surface: a drawing with the scene it shows, each in a chunk of its own. */
export const surfaces: Record<SurfaceName, Entry> = {
  "live-map": {
    Drawing: shows(floor, () => import("./scenes/live-map")),
    heights: [562, 585, 653],
  },
  "order-queue": {
    Drawing: shows(queue, () => import("./scenes/order-queue")),
    heights: [646, 505, 437],
  },
  "ticket-board": {
    Drawing: shows(board, () => import("./scenes/ticket-board")),
    heights: [637, 549, 414],
  },
  "work-order": {
    Drawing: shows(order, () => import("./scenes/work-order")),
    heights: [844, 686, 542],
  },
  "maintenance-calendar": {
    Drawing: shows(week, () => import("./scenes/maintenance-calendar")),
    heights: [520, 562, 468],
  },
  "robot-file": {
    Drawing: shows(machineFile, () => import("./scenes/robot-file")),
    heights: [811, 589, 508],
  },
  "spare-parts": {
    Drawing: shows(stock, () => import("./scenes/spare-parts")),
    heights: [634, 597, 434],
  },
  "alert-timeline": {
    Drawing: shows(timeline, () => import("./scenes/alert-timeline")),
    heights: [748, 534, 454],
  },
  "process-analytics": {
    Drawing: shows(charts, () => import("./scenes/process-analytics")),
    heights: [678, 483, 470],
  },
  report: {
    Drawing: shows(sheet, () => import("./scenes/report")),
    heights: [785, 533, 540],
  },
  "maintenance-agent": {
    Drawing: shows(talk, () => import("./scenes/maintenance-agent")),
    heights: [615, 541, 491],
  },
  "ar-overlay": {
    Drawing: lazy(async () => ({ default: (await import("./ar-overlay/ar-overlay")).ArOverlay })),
    heights: [427, 530, 393],
  },
  "data-connector": {
    Drawing: shows(connector, () => import("./scenes/data-connector")),
    heights: [630, 393, 410],
  },
  "customer-workspace": {
    Drawing: shows(workspace, () => import("./scenes/customer-workspace")),
    heights: [628, 616, 430],
  },
  "restaurant-evening": {
    Drawing: shows(timeline, () => import("./scenes/restaurant-evening")),
    heights: [748, 534, 454],
  },
  "fire-door": {
    Drawing: shows(timeline, () => import("./scenes/fire-door")),
    heights: [748, 551, 489],
  },
  "bearing-forecast": {
    Drawing: shows(timeline, () => import("./scenes/bearing-forecast")),
    heights: [748, 534, 489],
  },
  "hotel-night": {
    Drawing: shows(talk, () => import("./scenes/hotel-night")),
    heights: [686, 542, 512],
  },
  "voice-template": {
    Drawing: shows(talk, () => import("./scenes/voice-template")),
    heights: [616, 541, 512],
  },
  "brush-order": {
    Drawing: shows(order, () => import("./scenes/brush-order")),
    heights: [891, 689, 542],
  },
  "punch-list": {
    Drawing: shows(board, () => import("./scenes/punch-list")),
    heights: [640, 552, 436],
  },
  "forklift-board": {
    Drawing: shows(board, () => import("./scenes/forklift-board")),
    heights: [640, 552, 436],
  },
  "cleaning-board": {
    Drawing: shows(board, () => import("./scenes/cleaning-board")),
    heights: [640, 552, 454],
  },
  "vehicle-life": {
    Drawing: shows(machineFile, () => import("./scenes/vehicle-life")),
    heights: [909, 651, 575],
  },
  "test-vehicle": {
    Drawing: shows(machineFile, () => import("./scenes/test-vehicle")),
    heights: [774, 566, 475],
  },
  "layout-variants": {
    Drawing: shows(charts, () => import("./scenes/layout-variants")),
    heights: [620, 472, 400],
  },
  "cobot-check": {
    Drawing: shows(order, () => import("./scenes/cobot-check")),
    heights: [817, 647, 545],
  },
  "cell-window": {
    Drawing: shows(order, () => import("./scenes/cell-window")),
    heights: [848, 689, 545],
  },
  "site-visit": {
    Drawing: shows(order, () => import("./scenes/site-visit")),
    heights: [848, 689, 545],
  },
  "conveyor-signals": {
    Drawing: shows(connector, () => import("./scenes/conveyor-signals")),
    heights: [631, 394, 418],
  },
  "drone-week": {
    Drawing: shows(week, () => import("./scenes/drone-week")),
    heights: [471, 447, 427],
  },
  "wheel-checks": {
    Drawing: shows(week, () => import("./scenes/wheel-checks")),
    heights: [521, 487, 468],
  },
  "peak-week": {
    Drawing: shows(week, () => import("./scenes/peak-week")),
    heights: [471, 487, 468],
  },
  "cleaning-night": {
    Drawing: shows(timeline, () => import("./scenes/cleaning-night")),
    heights: [677, 552, 473],
  },
  "evening-wave": {
    Drawing: shows(timeline, () => import("./scenes/evening-wave")),
    heights: [677, 552, 454],
  },
  "night-watch": {
    Drawing: shows(timeline, () => import("./scenes/night-watch")),
    heights: [645, 519, 436],
  },
  "remote-session": {
    Drawing: shows(timeline, () => import("./scenes/remote-session")),
    heights: [677, 498, 454],
  },
  "line-report": {
    Drawing: shows(sheet, () => import("./scenes/line-report")),
    heights: [819, 533, 540],
  },
  crossing: {
    Drawing: shows(floor, () => import("./scenes/crossing")),
    heights: [579, 561, 640],
  },
  "service-desk": {
    Drawing: shows(workspace, () => import("./scenes/service-desk")),
    heights: [629, 616, 430],
  },
  "night-question": {
    Drawing: shows(talk, () => import("./scenes/night-question")),
    heights: [671, 562, 512],
  },
  "three-sites": {
    Drawing: shows(charts, () => import("./scenes/three-sites")),
    heights: [628, 472, 421],
  },
  "six-figures": {
    Drawing: shows(charts, () => import("./scenes/six-figures")),
    heights: [694, 504, 470],
  },
  "wrapper-round": {
    Drawing: shows(charts, () => import("./scenes/wrapper-round")),
    heights: [603, 472, 400],
  },
  "transport-phases": {
    Drawing: shows(charts, () => import("./scenes/transport-phases")),
    heights: [678, 488, 470],
  },
  "built-layout": {
    Drawing: shows(charts, () => import("./scenes/built-layout")),
    heights: [620, 472, 400],
  },
  "ramp-vehicle": {
    Drawing: shows(machineFile, () => import("./scenes/ramp-vehicle")),
    heights: [774, 566, 475],
  },
  "moved-scrubber": {
    Drawing: shows(machineFile, () => import("./scenes/moved-scrubber")),
    heights: [835, 594, 508],
  },
  "cobot-file": {
    Drawing: shows(machineFile, () => import("./scenes/cobot-file")),
    heights: [819, 594, 508],
  },
  "palletizer-cost": {
    Drawing: shows(machineFile, () => import("./scenes/palletizer-cost")),
    heights: [791, 583, 475],
  },
  "line-week": {
    Drawing: shows(week, () => import("./scenes/line-week")),
    heights: [471, 577, 468],
  },
  "cmms-week": {
    Drawing: shows(week, () => import("./scenes/cmms-week")),
    heights: [521, 487, 468],
  },
  "strategy-week": {
    Drawing: shows(week, () => import("./scenes/strategy-week")),
    heights: [421, 457, 468],
  },
  "read-only-conduit": {
    Drawing: shows(connector, () => import("./scenes/read-only-conduit")),
    heights: [631, 393, 418],
  },
  "lift-handshake": {
    Drawing: shows(connector, () => import("./scenes/lift-handshake")),
    heights: [631, 432, 418],
  },
  "wheel-order": {
    Drawing: shows(stock, () => import("./scenes/wheel-order")),
    heights: [638, 581, 434],
  },
  "van-stock": {
    Drawing: shows(stock, () => import("./scenes/van-stock")),
    heights: [638, 581, 434],
  },
  "quarter-paper": {
    Drawing: shows(sheet, () => import("./scenes/quarter-paper")),
    heights: [785, 533, 540],
  },
  "june-report": {
    Drawing: shows(sheet, () => import("./scenes/june-report")),
    heights: [785, 533, 540],
  },
  "late-order": {
    Drawing: shows(queue, () => import("./scenes/late-order")),
    heights: [647, 510, 437],
  },
  "mixed-dispatch": {
    Drawing: shows(queue, () => import("./scenes/mixed-dispatch")),
    heights: [647, 510, 437],
  },
  "service-portal": {
    Drawing: shows(workspace, () => import("./scenes/service-portal")),
    heights: [629, 616, 430],
  },
  "partner-network": {
    Drawing: shows(workspace, () => import("./scenes/partner-network")),
    heights: [645, 633, 430],
  },
  "dealer-view": {
    Drawing: shows(workspace, () => import("./scenes/dealer-view")),
    heights: [629, 616, 430],
  },
  "integrator-desk": {
    Drawing: shows(workspace, () => import("./scenes/integrator-desk")),
    heights: [629, 616, 430],
  },
  "scan-reports": {
    Drawing: shows(board, () => import("./scenes/scan-reports")),
    heights: [640, 552, 417],
  },
  "repeat-faults": {
    Drawing: shows(board, () => import("./scenes/repeat-faults")),
    heights: [640, 552, 417],
  },
  "connection-lost": {
    Drawing: shows(timeline, () => import("./scenes/connection-lost")),
    heights: [677, 534, 454],
  },
  "fleet-layer": {
    Drawing: shows(floor, () => import("./scenes/fleet-layer")),
    heights: [546, 561, 640],
  },
  deadlock: {
    Drawing: shows(floor, () => import("./scenes/deadlock")),
    heights: [546, 561, 618],
  },
  "gap-exercise": {
    Drawing: shows(floor, () => import("./scenes/gap-exercise")),
    heights: [546, 561, 618],
  },
  incident: {
    Drawing: lazy(async () => ({ default: (await import("./incident/incident")).Incident })),
    heights: [528, 528, 617],
  },
};

/** A drawing that shows one scene; both load at the same time. */
function shows<Texts>(
  drawing: () => Promise<ComponentType<DrawingProps<Texts>>>,
  example: () => Promise<{ scene: ByLocale<Texts> }>,
): ComponentType<SurfaceProps> {
  return lazy(async () => {
    const [Drawing, { scene }] = await Promise.all([drawing(), example()]);
    return { default: ({ locale }: SurfaceProps) => <Drawing locale={locale} texts={scene[locale]} /> };
  });
}
