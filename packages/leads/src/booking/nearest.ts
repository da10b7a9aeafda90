const count = 4;

/** The slots nearest to a time, in order. */
export function nearest(slots: number[], time: number): number[] {
  return slots
    .toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time))
    .slice(0, count)
    .toSorted((a, b) => a - b);
}
