import type { SurfaceName } from "@waku/content/schema";
import { type ComponentType, lazy } from "react";
import type { ByLocale, DrawingProps, SurfaceProps } from "./by-locale";

/** Pixels, or a sum with `cqi` for a drawing that grows with its place. */
export type Height = number | `${string}cqi`;

type Entry = {
  Drawing: ComponentType<SurfaceProps>;
  /** Room kept for it in a place of each size: what its taller language needs, in the system's face too. */
  heights: [narrow: Height, medium: Height, wide: Height, full: Height];
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
    heights: [563, "211px + 62.5cqi", 653, 681],
  },
  "order-queue": {
    Drawing: shows(queue, () => import("./scenes/order-queue")),
    heights: [647, 505, 457, 437],
  },
  "ticket-board": {
    Drawing: shows(board, () => import("./scenes/ticket-board")),
    heights: [640, 552, 570, 439],
  },
  "work-order": {
    Drawing: shows(order, () => import("./scenes/work-order")),
    heights: [865, 689, 545, 545],
  },
  "maintenance-calendar": {
    Drawing: shows(week, () => import("./scenes/maintenance-calendar")),
    heights: [678, 701, 701, 701],
  },
  "robot-file": {
    Drawing: shows(machineFile, () => import("./scenes/robot-file")),
    heights: [819, 594, 508, 508],
  },
  "spare-parts": {
    Drawing: shows(stock, () => import("./scenes/spare-parts")),
    heights: [656, 599, 473, 434],
  },
  "alert-timeline": {
    Drawing: shows(timeline, () => import("./scenes/alert-timeline")),
    heights: [767, 534, 489, 473],
  },
  "process-analytics": {
    Drawing: shows(charts, () => import("./scenes/process-analytics")),
    heights: [678, 701, 701, 701],
  },
  report: {
    Drawing: shows(sheet, () => import("./scenes/report")),
    heights: [803, 533, 605, 540],
  },
  "maintenance-agent": {
    Drawing: shows(talk, () => import("./scenes/maintenance-agent")),
    heights: [616, 543, 519, 512],
  },
  "ar-overlay": {
    Drawing: lazy(async () => ({ default: (await import("./ar-overlay/ar-overlay")).ArOverlay })),
    heights: ["220px + 63.9cqi", "200px + 63.9cqi", "-118px + 63.9cqi", "-118px + 63.9cqi"],
  },
  "data-connector": {
    Drawing: shows(connector, () => import("./scenes/data-connector")),
    heights: [631, 393, 410, 415],
  },
  "customer-workspace": {
    Drawing: shows(workspace, () => import("./scenes/customer-workspace")),
    heights: [629, 616, 635, 430],
  },
  "restaurant-evening": {
    Drawing: shows(timeline, () => import("./scenes/restaurant-evening")),
    heights: [749, 516, 491, 473],
  },
  "fire-door": {
    Drawing: shows(timeline, () => import("./scenes/fire-door")),
    heights: [712, 551, 508, 473],
  },
  "bearing-forecast": {
    Drawing: shows(timeline, () => import("./scenes/bearing-forecast")),
    heights: [677, 534, 489, 473],
  },
  "hotel-night": {
    Drawing: shows(talk, () => import("./scenes/hotel-night")),
    heights: [686, 543, 537, 512],
  },
  "voice-template": {
    Drawing: shows(talk, () => import("./scenes/voice-template")),
    heights: [616, 543, 512, 493],
  },
  "brush-order": {
    Drawing: shows(order, () => import("./scenes/brush-order")),
    heights: [892, 689, 545, 545],
  },
  "punch-list": {
    Drawing: shows(board, () => import("./scenes/punch-list")),
    heights: [640, 552, 570, 436],
  },
  "forklift-board": {
    Drawing: shows(board, () => import("./scenes/forklift-board")),
    heights: [640, 552, 570, 454],
  },
  "cleaning-board": {
    Drawing: shows(board, () => import("./scenes/cleaning-board")),
    heights: [640, 570, 570, 454],
  },
  "vehicle-life": {
    Drawing: shows(machineFile, () => import("./scenes/vehicle-life")),
    heights: [909, 651, 575, 575],
  },
  "test-vehicle": {
    Drawing: shows(machineFile, () => import("./scenes/test-vehicle")),
    heights: [774, 566, 475, 475],
  },
  "layout-variants": {
    Drawing: shows(charts, () => import("./scenes/layout-variants")),
    heights: [620, 472, 400, 400],
  },
  "cobot-check": {
    Drawing: shows(order, () => import("./scenes/cobot-check")),
    heights: [817, 647, 564, 545],
  },
  "cell-window": {
    Drawing: shows(order, () => import("./scenes/cell-window")),
    heights: [865, 689, 545, 545],
  },
  "site-visit": {
    Drawing: shows(order, () => import("./scenes/site-visit")),
    heights: [865, 689, 545, 545],
  },
  "conveyor-signals": {
    Drawing: shows(connector, () => import("./scenes/conveyor-signals")),
    heights: [631, 394, 410, 415],
  },
  "drone-week": {
    Drawing: shows(week, () => import("./scenes/drone-week")),
    heights: [471, 417, 472, 427],
  },
  "wheel-checks": {
    Drawing: shows(week, () => import("./scenes/wheel-checks")),
    heights: [521, 487, 506, 468],
  },
  "peak-week": {
    Drawing: shows(week, () => import("./scenes/peak-week")),
    heights: [471, 487, 513, 468],
  },
  "cleaning-night": {
    Drawing: shows(timeline, () => import("./scenes/cleaning-night")),
    heights: [679, 552, 491, 473],
  },
  "evening-wave": {
    Drawing: shows(timeline, () => import("./scenes/evening-wave")),
    heights: [695, 552, 491, 473],
  },
  "night-watch": {
    Drawing: shows(timeline, () => import("./scenes/night-watch")),
    heights: [663, 537, 454, 454],
  },
  "remote-session": {
    Drawing: shows(timeline, () => import("./scenes/remote-session")),
    heights: [695, 534, 473, 473],
  },
  "line-report": {
    Drawing: shows(sheet, () => import("./scenes/line-report")),
    heights: [819, 551, 570, 540],
  },
  crossing: {
    Drawing: shows(floor, () => import("./scenes/crossing")),
    heights: [579, "211px + 62.5cqi", 640, 681],
  },
  "service-desk": {
    Drawing: shows(workspace, () => import("./scenes/service-desk")),
    heights: [629, 616, 635, 502],
  },
  "night-question": {
    Drawing: shows(talk, () => import("./scenes/night-question")),
    heights: [689, 562, 577, 512],
  },
  "three-sites": {
    Drawing: shows(charts, () => import("./scenes/three-sites")),
    heights: [654, 481, 421, 421],
  },
  "six-figures": {
    Drawing: shows(charts, () => import("./scenes/six-figures")),
    heights: [694, 504, 470, 470],
  },
  "wrapper-round": {
    Drawing: shows(charts, () => import("./scenes/wrapper-round")),
    heights: [603, 472, 400, 400],
  },
  "transport-phases": {
    Drawing: shows(charts, () => import("./scenes/transport-phases")),
    heights: [678, 504, 470, 470],
  },
  "built-layout": {
    Drawing: shows(charts, () => import("./scenes/built-layout")),
    heights: [620, 472, 400, 400],
  },
  "ramp-vehicle": {
    Drawing: shows(machineFile, () => import("./scenes/ramp-vehicle")),
    heights: [774, 566, 494, 475],
  },
  "moved-scrubber": {
    Drawing: shows(machineFile, () => import("./scenes/moved-scrubber")),
    heights: [835, 594, 545, 508],
  },
  "cobot-file": {
    Drawing: shows(machineFile, () => import("./scenes/cobot-file")),
    heights: [819, 594, 547, 508],
  },
  "palletizer-cost": {
    Drawing: shows(machineFile, () => import("./scenes/palletizer-cost")),
    heights: [791, 583, 511, 475],
  },
  "line-week": {
    Drawing: shows(week, () => import("./scenes/line-week")),
    heights: [471, 577, 513, 468],
  },
  "cmms-week": {
    Drawing: shows(week, () => import("./scenes/cmms-week")),
    heights: [521, 487, 506, 468],
  },
  "strategy-week": {
    Drawing: shows(week, () => import("./scenes/strategy-week")),
    heights: [421, 457, 513, 468],
  },
  "read-only-conduit": {
    Drawing: shows(connector, () => import("./scenes/read-only-conduit")),
    heights: [631, 393, 410, 415],
  },
  "lift-handshake": {
    Drawing: shows(connector, () => import("./scenes/lift-handshake")),
    heights: [631, 432, 410, 415],
  },
  "wheel-order": {
    Drawing: shows(stock, () => import("./scenes/wheel-order")),
    heights: [678, 701, 701, 701],
  },
  "van-stock": {
    Drawing: shows(stock, () => import("./scenes/van-stock")),
    heights: [638, 581, 434, 434],
  },
  "quarter-paper": {
    Drawing: shows(sheet, () => import("./scenes/quarter-paper")),
    heights: [785, 551, 588, 540],
  },
  "june-report": {
    Drawing: shows(sheet, () => import("./scenes/june-report")),
    heights: [801, 550, 605, 558],
  },
  "late-order": {
    Drawing: shows(queue, () => import("./scenes/late-order")),
    heights: [664, 505, 473, 457],
  },
  "mixed-dispatch": {
    Drawing: shows(queue, () => import("./scenes/mixed-dispatch")),
    heights: [664, 505, 457, 457],
  },
  "service-portal": {
    Drawing: shows(workspace, () => import("./scenes/service-portal")),
    heights: [645, 633, 652, 473],
  },
  "partner-network": {
    Drawing: shows(workspace, () => import("./scenes/partner-network")),
    heights: [645, 633, 652, 430],
  },
  "dealer-view": {
    Drawing: shows(workspace, () => import("./scenes/dealer-view")),
    heights: [645, 633, 652, 459],
  },
  "integrator-desk": {
    Drawing: shows(workspace, () => import("./scenes/integrator-desk")),
    heights: [645, 633, 652, 459],
  },
  "scan-reports": {
    Drawing: shows(board, () => import("./scenes/scan-reports")),
    heights: [640, 552, 570, 454],
  },
  "repeat-faults": {
    Drawing: shows(board, () => import("./scenes/repeat-faults")),
    heights: [640, 552, 570, 472],
  },
  "connection-lost": {
    Drawing: shows(timeline, () => import("./scenes/connection-lost")),
    heights: [714, 551, 491, 473],
  },
  "fleet-layer": {
    Drawing: shows(floor, () => import("./scenes/fleet-layer")),
    heights: [546, "211px + 62.5cqi", 640, 681],
  },
  deadlock: {
    Drawing: shows(floor, () => import("./scenes/deadlock")),
    heights: [546, "211px + 62.5cqi", 615, 681],
  },
  "gap-exercise": {
    Drawing: shows(floor, () => import("./scenes/gap-exercise")),
    heights: [546, "211px + 62.5cqi", 604, 681],
  },
  incident: {
    Drawing: lazy(async () => ({ default: (await import("./incident/incident")).Incident })),
    heights: [528, 528, 617, 617],
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
