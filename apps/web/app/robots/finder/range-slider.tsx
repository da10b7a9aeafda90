import type { RobotNumber } from "@waku/content/robot-names";
import type { Locale } from "@waku/i18n/locale";
import { memo, useEffect, useEffectEvent, useId, useRef } from "react";
import { formatMetric } from "../format";
import type { Range } from "../model/filter";
import type { Edge } from "../model/read-filter";
import { nearestStep } from "../model/slider-steps";
import { robotTexts } from "../texts";
import styles from "./range-slider.module.css";

type Props = {
  number: RobotNumber;
  steps: readonly number[];
  bars: readonly number[];
  /** What the number fields say. */
  range: Range;
  locale: Locale;
  /** @param value undefined where the thumb stands at its end, which is no limit */
  onMove: (edge: Edge, value: number | undefined) => void;
};

/** Height of the drawing, in its own units; it is as wide as 100. */
const height = 28;

/**
 * Both ends of a range as thumbs on one line, over where the values lie. It has no name: the number fields, with which it
 * keeps in step, are what a form sends.
 */
export const RangeSlider = memo(function RangeSlider({ number, steps, bars, range, locale, onMove }: Props) {
  const id = useId();
  const slider = useRef<HTMLDivElement>(null);
  const t = robotTexts[locale];
  const last = steps.length - 1;
  const low = range.min === undefined ? 0 : nearestStep(steps, range.min);
  const high = range.max === undefined ? last : nearestStep(steps, range.max);
  const path = barsPath(bars);

  /** A thumb stops at the other one; at its own end it is no limit. */
  function move(edge: Edge, place: number) {
    const held = edge === "min" ? Math.min(place, high) : Math.max(place, low);
    onMove(edge, held === (edge === "min" ? 0 : last) ? undefined : steps[held]);
  }

  const thumb = (edge: Edge) => {
    const value = range[edge];
    const label = t.numbers[number].label;
    return (
      <input
        type="range"
        className={styles.thumb}
        data-edge={edge}
        // Where both meet at the right end, the lower one is the one that can still move.
        data-first={edge === "min" && low > last / 2 ? "" : undefined}
        min={0}
        max={last}
        value={edge === "min" ? low : high}
        aria-label={edge === "min" ? t.sliderFrom(label) : t.sliderTo(label)}
        aria-valuetext={value === undefined ? t.noLimit : formatMetric(number, value, locale)}
        autoComplete="off"
        // Before the form hears of it, and reads the number fields.
        onInput={({ currentTarget }) => move(edge, currentTarget.valueAsNumber)}
        onChange={() => undefined}
      />
    );
  };
  const takeOver = useEffectEvent(move);

  // A thumb may have been moved before the scripts arrived.
  useEffect(() => {
    for (const thumb of slider.current?.querySelectorAll("input") ?? [])
      if (thumb.value !== thumb.defaultValue)
        takeOver(thumb.dataset.edge === "max" ? "max" : "min", thumb.valueAsNumber);
  }, []);

  // Typed the wrong way round, the lower limit stands on the right.
  const [left, right] = [Math.min(low, high), Math.max(low, high)].map((place) => (place / last) * 100);
  return (
    <div ref={slider} className={styles.slider}>
      <svg
        className={styles.scale}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id={id}>
          <rect x={left} width={(right ?? 0) - (left ?? 0)} height={height} />
        </clipPath>
        <path d={path} />
        {(range.min ?? range.max) !== undefined && <path d={path} className={styles.within} clipPath={`url(#${id})`} />}
      </svg>
      {thumb("min")}
      {thumb("max")}
    </div>
  );
});

/** Bars beside each other on a line that is 2 units thick. */
function barsPath(bars: readonly number[]): string {
  const width = 100 / bars.length;
  const gap = width / 5;
  const tall = height - 3;
  const line = `M0 ${height - 2}H100V${height}H0Z`;
  return bars.reduce((path, bar, place) => {
    if (bar === 0) return path;
    // What there is little of can still be seen.
    const top = Math.max(2, bar * tall);
    const [from, to] = [place * width + gap / 2, (place + 1) * width - gap / 2];
    return `${path}M${short(from)} ${short(tall + 1 - top)}H${short(to)}V${tall + 1}H${short(from)}Z`;
  }, line);
}

const short = (value: number) => Math.round(value * 100) / 100;
