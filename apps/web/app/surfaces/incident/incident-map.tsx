import type { CSSProperties, ReactNode } from "react";
import { beat } from "../story/beat";
import { type incidentTexts, stepsAt } from "./incident-data";
import styles from "./incident-map.module.css";

/** The plan begins above the origin: what lies there runs out of the picture. */
const size = { width: 1100, height: 560, above: 40 };
/** Where AMR 07 fails, and where it stands in the end, in map units. */
const stop = { x: 150, y: 246 };
const goal = { x: 150, y: 396 };
const stoppedAt = 1.6;
const [, , , , , , runsAt] = stepsAt;

/** The hall between main lane and gate 4, with the vehicle the story is about. Its words are laid over it. */
export function IncidentMap({ texts: t }: { texts: (typeof incidentTexts)["de"]["robot"] }) {
  return (
    <div className={styles.window}>
      <div className={styles.map}>
        <svg viewBox={`0 ${-size.above} ${size.width} ${size.height}`} className={styles.plan}>
          <defs>
            <pattern
              id="incident-closed"
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0V9" className={styles.hatch} />
            </pattern>
          </defs>
          <Hall />
          <g {...beat("until", runsAt)}>
            <path {...beat("appear", stoppedAt + 0.3)} d="M118 134H182V466H118Z" className={styles.closed} />
          </g>
          <path
            {...beat("draw", 0.2, { lasts: 1.4 })}
            d="M620 82H164Q150 82 150 96V246"
            pathLength="1"
            className={styles.way}
          />
          <path
            {...beat("draw", runsAt + 0.2, { lasts: 1.5 })}
            d="M150 246V396"
            pathLength="1"
            className={styles.way}
          />
          <circle {...beat("appear", runsAt)} cx={stop.x} cy={stop.y} r="7" className={styles.mark} />
          <Follower />
          <g {...beat("until", runsAt)}>
            <circle
              {...beat("call", stoppedAt, { lasts: 1.1, times: 2 })}
              cx={stop.x}
              cy={stop.y}
              r="44"
              className={styles.halo}
            />
          </g>
          <Protagonist />
        </svg>
        <Word x={stop.x} y={stop.y} kind="fault">
          <span {...beat("until", runsAt)}>
            <span {...beat("appear", stoppedAt)}>
              <b>AMR 07</b>
              {t.fault}
            </span>
          </span>
        </Word>
        <Word x={stop.x} y={stop.y} kind="past">
          <span {...beat("appear", runsAt)}>44 min</span>
        </Word>
        <Word x={goal.x} y={goal.y} kind="runs">
          <span {...beat("appear", runsAt + 1.6)}>
            <b>AMR 07</b>
            {t.drives}
          </span>
        </Word>
        <Word x={goal.x} y={486} kind="gate">
          {t.gate}
        </Word>
      </div>
    </div>
  );
}

function Word({ x, y, kind, children }: { x: number; y: number; kind: string; children: ReactNode }) {
  return (
    <span className={styles.word} data-kind={kind} style={{ "--x": x, "--y": y } as CSSProperties}>
      {children}
    </span>
  );
}

/** What stands still: racks above the lane, the lane, gates with their staging places. */
function Hall() {
  return (
    <>
      <path d="M0 64H1100V132H0ZM118 132H182V466H118Z" className={styles.lane} />
      <path d="M0 98H1100" className={styles.centre} />
      {Array.from({ length: 13 }, (_, index) => 18 + index * 84).map((x) => (
        <path
          key={x}
          d={`M${x} -40h50v84h-50zM${x + 25} -40v84M${x} -26h50M${x} -12h50M${x} 2h50M${x} 16h50M${x} 30h50`}
          className={styles.rack}
        />
      ))}
      <path d="M0 466H1100" className={styles.wall} />
      {[-30, 150, 330, 510, 690, 870, 1050].map((x) => (
        <path key={x} d={`M${x - 32} 466h64`} className={styles.gate} />
      ))}
      {[-30, 330, 510, 690, 870, 1050].map((x) => (
        <g key={x}>
          <path d={`M${x - 38} 300v152M${x + 38} 300v152`} className={styles.staging} />
          <path
            d={`M${x - 26} 392h22v22h-22zM${x + 4} 392h22v22h-22zM${x - 26} 422h22v22h-22z`}
            className={styles.pallet}
          />
        </g>
      ))}
      <Vehicle x={864} y={114} heading={0} />
      <Vehicle x={1010} y={82} heading={180} />
    </>
  );
}

function Vehicle({ x, y, heading }: { x: number; y: number; heading: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${heading})`}>
      <Body />
    </g>
  );
}

function Body({ isLarge, state }: { isLarge?: true; state?: "fault" | "waits" }) {
  return (
    <g className={styles.robot} data-state={state} data-large={isLarge && ""}>
      {isLarge ? (
        <rect x="-22" y="-16" width="44" height="32" rx="5" />
      ) : (
        <rect x="-15" y="-11" width="30" height="22" rx="4" />
      )}
      <path d={isLarge ? "M6 -7L13 0L6 7" : "M4 -5L10 0L4 5"} className={styles.nose} />
    </g>
  );
}

/** AMR 07: comes to the place where it fails, and in the end drives on to the gate. */
function Protagonist() {
  return (
    <g transform={`translate(${goal.x} ${goal.y})`}>
      <g {...beat("drive", runsAt + 0.2, { lasts: 1.5, way: `M0 ${stop.y - goal.y}V0`, turn: -90 })}>
        <g {...beat("drive", 0.2, { lasts: 1.4, way: "M470 -164H14Q0 -164 0 -150V0", turn: -90 })}>
          <g transform="rotate(90)">
            <Body isLarge />
            <g {...beat("until", runsAt)}>
              <g {...beat("appear", stoppedAt, { lasts: 0.2 })}>
                <Body isLarge state="fault" />
              </g>
            </g>
          </g>
        </g>
      </g>
    </g>
  );
}

/** The vehicle behind it waits at the aisle and drives on when the way is free. */
function Follower() {
  return (
    <g transform="translate(56 82)">
      <g {...beat("drive", runsAt + 0.6, { lasts: 1.4, way: "M168 0H0", turn: -180 })}>
        <g {...beat("drive", 0.8, { lasts: 1.6, way: "M300 0H0", turn: -180 })}>
          <g transform="rotate(180)">
            <Body />
            <g {...beat("until", runsAt + 0.4)}>
              <g {...beat("appear", 2.4, { lasts: 0.2 })}>
                <Body state="waits" />
              </g>
            </g>
          </g>
        </g>
      </g>
    </g>
  );
}
