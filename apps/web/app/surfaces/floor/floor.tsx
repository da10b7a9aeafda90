import type { DrawingProps } from "../by-locale";
import { percent } from "../numbers";
import { Facts } from "../panel/facts";
import { Panel } from "../panel/panel";
import { Signal, type Tone } from "../signal/signal";
import { beat } from "../story/beat";
import { Change } from "../story/change";
import styles from "./floor.module.css";
import { aisleCentres, FloorPlan, gateCentres, planSize } from "./floor-plan";
import { type FloorTexts, type MappedRobot, type RobotState, stateTones } from "./floor-texts";

/** Robots on the plan of a hall, with the one that matters picked out. */
export function Floor({ texts: t, locale }: DrawingProps<FloorTexts>) {
  const { closedGate, robots, selected } = t.situation;
  return (
    <Panel label={t.label} icon="map" title={t.title} context={<span data-time="">{t.context}</span>}>
      <div className={styles.columns}>
        <div className={styles.view}>
          <div className={styles.stage}>
            <FloorPlan situation={t.situation} />
            {gateCentres.map((x, index) => (
              <Label key={x} x={x} y={580} kind={index + 1 === closedGate ? "gateFault" : "gate"}>
                {`${t.gate} ${index + 1}`}
              </Label>
            ))}
            {aisleCentres.map((x, index) => (
              <Label key={x} x={x} y={34} kind="aisle">
                {"ABCDEFG".charAt(index)}
              </Label>
            ))}
            {t.labels.map(({ text, ...label }) => (
              <Label key={text} {...label}>
                {text}
              </Label>
            ))}
            {robots.map(({ id, x, y, heading, state, way }) =>
              id === selected.id ? (
                <Label
                  key={id}
                  {...(heading % 180 === 0 ? { x, y: y + 32 } : { x: x - 44, y, isBeside: true })}
                  kind="selected"
                  tone={stateTones[state]}
                  at={way?.to}
                >
                  {nameOf(id, t)}
                </Label>
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
        <Details texts={t} locale={locale} />
      </div>
      <div className={styles.legend}>
        {(Object.keys(stateTones) as RobotState[]).map((state) => {
          const count = robots.filter((robot) => robot.state === state).length;
          return (
            count > 0 && (
              <Signal key={state} tone={stateTones[state]}>
                {t.states[state]} <code>{count}</code>
              </Signal>
            )
          );
        })}
      </div>
    </Panel>
  );
}

/** The robots beside the one picked out, those that wait first, as many as fit beside the plan. */
function listed(robots: MappedRobot[], selected: string): MappedRobot[] {
  return robots
    .filter(({ id }) => id !== selected)
    .sort((one, other) => Number(other.state === "waits") - Number(one.state === "waits"))
    .slice(0, 8);
}

function nameOf(id: string, texts: FloorTexts): string {
  return texts.names?.[id] ?? `AMR ${id}`;
}

type LabelProps = {
  x: number;
  y: number;
  kind: string;
  tone?: Tone;
  isBeside?: boolean;
  at?: number;
  children: string;
};

/** Words on the plan, at plan coordinates; in the story they come when what they name has come. */
function Label({ x, y, kind, tone, isBeside, at, children }: LabelProps) {
  const style = {
    insetInlineStart: `${(x / planSize.width) * 100}%`,
    insetBlockStart: `${(y / planSize.height) * 100}%`,
  };
  return (
    <span
      {...(at === undefined ? { style } : beat("appear", at, { style }))}
      className={styles.label}
      data-kind={kind}
      data-tone={tone}
      data-beside={isBeside && ""}
    >
      {children}
    </span>
  );
}

function Details({ texts: t, locale }: DrawingProps<FloorTexts>) {
  const { detour, robots, selected } = t.situation;
  const state = robots.find(({ id }) => id === selected.id)?.state ?? selected.before;
  return (
    <div className={styles.details}>
      <div className={styles.selected}>
        <b>{nameOf(selected.id, t)}</b>
        <Change
          at={selected.changedAt}
          from={<Signal tone={stateTones[selected.before]}>{t.states[selected.before]}</Signal>}
        >
          <Signal tone={stateTones[state]}>{t.since}</Signal>
        </Change>
      </div>
      <Facts entries={t.facts} className={styles.facts} />
      <p {...beat("rise", detour.at)} className={styles.followUps}>
        {t.followUps}
      </p>
      <div className={styles.others}>
        <div className={styles.heading}>{t.others}</div>
        {listed(robots, selected.id).map(({ id, state, battery }) => (
          <div key={id} className={styles.other}>
            <code>{nameOf(id, t)}</code>
            <Signal tone={stateTones[state]}>{t.states[state]}</Signal>
            <code>{percent(battery, locale)}</code>
          </div>
        ))}
      </div>
    </div>
  );
}
