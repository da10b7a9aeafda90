import type { SurfaceProps } from "../by-locale";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { percent } from "../percent";
import { Signal } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import { aisleCentres, FloorPlan, gateCentres, planSize } from "./floor-plan";
import styles from "./live-map.module.css";
import { aisleClosedAt, detourAt, liveMapTexts, type RobotState, robots, stateTones } from "./live-map-data";

/** Those in trouble first, as many as fit beside the plan. */
const listed = robots
  .filter(({ state }) => state !== "fault")
  .sort((one, other) => Number(other.state === "waits") - Number(one.state === "waits"))
  .slice(0, 8);

/** Robots on the plan of a hall, with the one that needs help picked out. */
export function LiveMap({ locale }: SurfaceProps) {
  const t = liveMapTexts[locale];
  return (
    <Panel label={t.label} icon="map" title={t.title} context={<span data-time="">{t.context}</span>}>
      <div className={styles.columns}>
        <div className={styles.view}>
          <div className={styles.stage}>
            <FloorPlan />
            {gateCentres.map((x, index) => (
              <Label key={x} x={x} y={580} kind={index === 3 ? "gateFault" : "gate"}>
                {`${t.gate} ${index + 1}`}
              </Label>
            ))}
            {aisleCentres.map((x, index) => (
              <Label key={x} x={x} y={34} kind="aisle">
                {"ABCDEFG".charAt(index)}
              </Label>
            ))}
            <Label x={32} y={50} kind="start">
              {t.charging}
            </Label>
            <Label x={876} y={44} kind="place">
              {t.packing}
            </Label>
            <Label x={876} y={262} kind="place">
              {t.line}
            </Label>
            <Label x={816} y={380} kind="slow">
              {t.slowZone}
            </Label>
            <Label x={532} y={484} kind="blocked" at={aisleClosedAt}>
              {t.blocked}
            </Label>
            {robots.map(({ id, x, y, heading, state, way }) =>
              state === "fault" ? (
                <Label key={id} x={x - 44} y={y} kind="selected" at={way?.to}>{`AMR ${id}`}</Label>
              ) : (
                <Label
                  key={id}
                  x={heading % 180 === 0 ? x : x + 32}
                  y={heading % 180 === 0 ? y + 26 : y}
                  kind="robot"
                  at={way?.to}
                >
                  {id}
                </Label>
              ),
            )}
          </div>
        </div>
        <Details locale={locale} />
      </div>
      <div className={styles.legend}>
        {(Object.keys(stateTones) as RobotState[]).map((state) => (
          <Signal key={state} tone={stateTones[state]}>
            {t.states[state]} <code>{robots.filter((robot) => robot.state === state).length}</code>
          </Signal>
        ))}
      </div>
    </Panel>
  );
}

type LabelProps = { x: number; y: number; kind: string; at?: number; children: string };

/** Words on the plan, at plan coordinates; in the story they come when what they name has come. */
function Label({ x, y, kind, at, children }: LabelProps) {
  const style = {
    insetInlineStart: `${(x / planSize.width) * 100}%`,
    insetBlockStart: `${(y / planSize.height) * 100}%`,
  };
  return (
    <span {...(at === undefined ? { style } : beat("appear", at, { style }))} className={styles.label} data-kind={kind}>
      {children}
    </span>
  );
}

function Details({ locale }: SurfaceProps) {
  const t = liveMapTexts[locale];
  return (
    <div className={styles.details}>
      <div className={styles.selected}>
        <b>AMR 07</b>
        <Change at={1.6} from={<Signal tone="ok">{t.states.drives}</Signal>}>
          <Signal tone="fault">{t.since}</Signal>
        </Change>
      </div>
      <Facts entries={t.facts} className={styles.facts} />
      <p {...beat("rise", detourAt)} className={styles.followUps}>
        {t.followUps}
      </p>
      <div className={styles.others}>
        <div className={styles.heading}>{t.others}</div>
        {listed.map(({ id, state, battery }) => (
          <div key={id} className={styles.other}>
            <code>AMR {id}</code>
            <Signal tone={stateTones[state]}>{t.states[state]}</Signal>
            <code>{percent(battery, locale)}</code>
          </div>
        ))}
      </div>
    </div>
  );
}
