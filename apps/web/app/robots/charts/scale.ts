/** A scale from the smallest to the largest of some values. */
export type Scale = { min: number; max: number; isLog: boolean; ticks: number[] };

/** Values that lie this many times apart are shown on a logarithmic scale. */
const logFrom = 20;

/** Room at both ends, so that marks do not hang over, as part of the width. */
const margin = 0.03;

/** The scale that some values need; undefined for none. */
export function scaleOf(values: readonly number[]): Scale | undefined {
  if (values.length === 0) return undefined;
  const min = Math.min(...values);
  const max = Math.max(...values);
  const isLog = min > 0 && max / min >= logFrom;
  return { min, max, isLog, ticks: isLog ? logTicks(min, max) : linearTicks(min, max) };
}

/** Where a value stands on a scale, from 0 to 1; in the middle where all are one. */
export function placeOn({ min, max, isLog }: Scale, value: number): number {
  if (min === max) return 0.5;
  const part = isLog ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
  return margin + part * (1 - 2 * margin);
}

/** 1, 2 and 5 of each power of ten, or the powers alone where those are enough. */
function logTicks(min: number, max: number): number[] {
  const powers = Array.from(
    { length: Math.floor(Math.log10(max)) - Math.floor(Math.log10(min)) + 1 },
    (_, index) => 10 ** (Math.floor(Math.log10(min)) + index),
  );
  const within = (ticks: number[]) => ticks.map(cleaned).filter((tick) => tick >= min && tick <= max);
  const fine = within(powers.flatMap((power) => [power, 2 * power, 5 * power]));
  return fine.length > 6 ? within(powers) : fine;
}

/** Some five round numbers between the ends. */
function linearTicks(min: number, max: number): number[] {
  if (min === max) return [min];
  const rough = (max - min) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, index) => cleaned((first + index) * step));
}

/** Without the dust of binary fractions. */
function cleaned(value: number): number {
  return Number(value.toPrecision(6));
}
