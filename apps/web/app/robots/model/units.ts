export const toPounds = (kilograms: number): number => rounded(kilograms / 0.453_592_37);
export const toInches = (millimeters: number): number => rounded(millimeters / 25.4);
export const toMph = (metersPerSecond: number): number => rounded((metersPerSecond * 3_600) / 1_609.344);

/** As exact as values of data sheets are: three digits, whole numbers from 100 on. */
function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
