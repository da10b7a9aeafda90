import { beat } from "../story/beat";
import styles from "./floor-plan.module.css";
import type { MappedRobot, Situation, Zone } from "./floor-texts";

export const planSize = { width: 960, height: 600 };
export const gateCentres = [240, 352, 464, 576, 688, 800];

const rackLefts = [150, 234, 318, 402, 486, 570, 654, 738];
export const aisleCentres = rackLefts.slice(0, -1).map((left) => left + 67);

const rackBlocks = [
  { top: 48, height: 98 },
  { top: 174, height: 98 },
];

/** The hall from above, drawn to scale; its words are laid over it, so that they stay readable at any size. */
export function FloorPlan({ situation }: { situation: Situation }) {
  const { detour, robots, routes, zones } = situation;
  return (
    <svg viewBox={`0 0 ${planSize.width} ${planSize.height}`} className={styles.plan}>
      <defs>
        <pattern id="plan-blocked" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className={styles.blockedHatch} />
        </pattern>
        <pattern id="plan-slow" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className={styles.slowHatch} />
        </pattern>
      </defs>
      <rect x="16" y="16" width="928" height="544" className={styles.wall} />
      <path d="M32 292H928V354H32ZM548 354H604V560H548Z" className={styles.lane} />
      {gateCentres.map((x) => (
        <Gate key={x} x={x} />
      ))}
      {rackLefts.map((x) => rackBlocks.map((block) => <Rack key={`${x}-${block.top}`} x={x} {...block} />))}
      {[72, 122, 172, 222].map((y) => (
        <path key={y} d={`M32 ${y}h52v32h-52z M32 ${y + 6}h8v20h-8z`} className={styles.charger} />
      ))}
      <path d="M832 64h88v36h-88z M832 118h88v36h-88z M832 172h88v72h-88z" className={styles.station} />
      <path d="M852 82h48M852 136h48M852 208h48" className={styles.conveyor} />
      <path d="M40 323H920" className={styles.centreLine} />
      {zones.map((zone) => (
        <ZoneArea key={`${zone.x}-${zone.y}`} {...zone} />
      ))}
      <path d={routes} className={styles.route} />
      <path {...beat("reveal", detour.at, { lasts: 1.2 })} d={detour.path} className={styles.detour} />
      {robots.map((robot) => (
        <Robot key={robot.id} {...robot} />
      ))}
    </svg>
  );
}

const zoneStyles = { slow: styles.slowZone, blocked: styles.blocked, crossing: styles.crossing };

/** Ground of a zone, with hatching where a rule slows or stops. */
function ZoneArea({ kind, at, ...place }: Zone) {
  const rounded = kind === "slow" ? 3 : undefined;
  return (
    <g {...(at === undefined ? {} : beat("appear", at))}>
      <rect {...place} rx={rounded} className={zoneStyles[kind]} />
      {kind !== "crossing" && <rect {...place} rx={rounded} fill={`url(#plan-${kind})`} />}
    </g>
  );
}

function Gate({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x - 28} 560h56`} className={styles.gate} />
      {x !== 576 && <path d={`M${x - 34} 424v128M${x + 34} 424v128`} className={styles.staging} />}
      {x !== 576 && x !== 240 && x !== 688 && (
        <path
          d={`M${x - 22} 500h18v18h-18z M${x + 4} 500h18v18h-18z M${x - 22} 526h18v18h-18z`}
          className={styles.pallet}
        />
      )}
    </>
  );
}

function Rack({ x, top, height }: { x: number; top: number; height: number }) {
  const bays = Array.from({ length: height / 14 - 1 }, (_, index) => `M${x} ${top + (index + 1) * 14}h50`);
  const shelves = `M${x + 25} ${top}v${height}${bays.join("")}`;
  return (
    <>
      <rect x={x} y={top} width="50" height={height} className={styles.rack} />
      <path d={shelves} className={styles.shelf} />
    </>
  );
}

/** Where a robot stands, and how it came there in the story. */
function Robot({ x, y, heading, state, way, changedAt }: MappedRobot) {
  const turned = { way: way?.path, turn: -heading };
  return (
    <g transform={`translate(${x} ${y})`} className={styles.robot} data-state={state}>
      {state === "fault" && (
        <circle {...beat("call", changedAt ?? 0, { lasts: 1.3, times: 3 })} r="34" className={styles.halo} />
      )}
      <g {...(way && beat("drive", way.from, { lasts: way.to - way.from, ...turned }))}>
        <g {...(changedAt && beat("tint", 0, { lasts: changedAt, was: "var(--ok)" }))} transform={`rotate(${heading})`}>
          <rect x="-15" y="-11" width="30" height="22" rx="4" />
          <path d="M4 -5L10 0L4 5" className={styles.nose} />
        </g>
      </g>
    </g>
  );
}
