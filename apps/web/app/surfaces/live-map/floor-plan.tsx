import styles from "./floor-plan.module.css";
import { type MappedRobot, robots } from "./live-map-data";

export const planSize = { width: 960, height: 600 };
export const gateCentres = [240, 352, 464, 576, 688, 800];

const rackLefts = [160, 268, 376, 484, 592, 700];
const rackBlocks = [
  { top: 48, height: 98 },
  { top: 174, height: 98 },
];

/** The hall from above, drawn to scale; its words are laid over it, so that they stay readable at any size. */
export function FloorPlan() {
  return (
    <svg viewBox={`0 0 ${planSize.width} ${planSize.height}`} className={styles.plan}>
      <defs>
        <pattern id="plan-rack" width="12.25" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 0H12.25M0 0V14" className={styles.rackGrid} />
        </pattern>
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
      <rect x="672" y="286" width="148" height="74" rx="3" className={styles.slowZone} />
      <rect x="672" y="286" width="148" height="74" rx="3" fill="url(#plan-slow)" />
      <rect x="548" y="356" width="56" height="202" className={styles.blocked} />
      <rect x="548" y="356" width="56" height="202" fill="url(#plan-blocked)" />
      <path d="M251 112V64M240 446V536M467 224V308H380M748 308H620M868 308H830" className={styles.route} />
      <path d="M416 338H676Q688 338 688 350V520" className={styles.detour} />
      {robots.map((robot) => (
        <Robot key={robot.id} {...robot} />
      ))}
    </svg>
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
  return (
    <>
      <rect x={x} y={top} width="49" height={height} className={styles.rack} />
      <rect x={x} y={top} width="49" height={height} fill="url(#plan-rack)" />
    </>
  );
}

function Robot({ x, y, heading, state }: MappedRobot) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.robot} data-state={state}>
      {state === "fault" && <circle r="34" className={styles.halo} />}
      <g transform={`rotate(${heading})`}>
        <rect x="-15" y="-11" width="30" height="22" rx="4" />
        <path d="M4 -5L10 0L4 5" className={styles.nose} />
      </g>
    </g>
  );
}
