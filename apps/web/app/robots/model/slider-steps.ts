import type { Range } from "./filter.ts";

/** Values this many times apart get steps that grow with them. */
const growsFrom = 20;
/** Round numbers, about as far from each other as a tenth of a power of ten is on a logarithmic scale. */
const roundNumbers = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];
const fewestSteps = 20;

/**
 * The values a slider stops at: round ones, the first at or below the smallest value there is, the last at or above the
 * largest.
 */
export function sliderSteps({ min, max }: Required<Range>): number[] {
  const candidates = min > 0 && max / min >= growsFrom ? growingSteps(min, max) : evenSteps(min, max);
  const first = candidates.findLastIndex((value) => value <= min);
  const last = candidates.findIndex((value) => value >= max);
  return candidates.slice(Math.max(first, 0), last + 1);
}

function growingSteps(min: number, max: number): number[] {
  const [from, to] = [Math.floor(Math.log10(min)), Math.ceil(Math.log10(max))];
  const powers = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return powers.flatMap((power) => roundNumbers.map((number) => cleaned(number * 10 ** power)));
}

function evenSteps(min: number, max: number): number[] {
  const rough = (max - min) / fewestSteps;
  const power = 10 ** Math.floor(Math.log10(rough > 0 ? rough : 1));
  const step = power * ([5, 2.5, 2, 1].find((factor) => factor * power <= rough) ?? 1);
  const first = Math.floor(min / step);
  const count = Math.ceil(max / step) - first;
  return Array.from({ length: count + 1 }, (_, place) => cleaned((first + place) * step));
}

/** The step next to a value, by ratio where steps grow. */
export function nearestStep(steps: readonly number[], value: number): number {
  const above = steps.findIndex((step) => step >= value);
  if (above === -1) return steps.length - 1;
  const [low, high] = [steps[above - 1], steps[above]];
  if (low === undefined || high === undefined) return above;
  return value - low < high - value ? above - 1 : above;
}

/** How many values lie around each stretch of a slider, as parts of the fullest stretch. */
export function sliderBars(steps: readonly number[], values: ArrayLike<number>, most = 24): number[] {
  const bars = new Array<number>(Math.min(most, steps.length)).fill(0);
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const bar = Math.floor((nearestStep(steps, value) / steps.length) * bars.length);
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  const fullest = Math.max(...bars, 1);
  return bars.map((count) => Math.round((count / fullest) * 100) / 100);
}

/** Without the dust of binary fractions. */
function cleaned(value: number): number {
  return Number(value.toPrecision(6));
}
