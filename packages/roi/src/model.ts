import { type Hundredths, roundHalfUp } from "@waku/i18n/numbers";

/** What a plant says of itself; all values in hundredths, euro amounts in cents. */
export type RoiInputs = {
  /** Full-time employees in maintenance. */
  employees: Hundredths;
  /** € per hour. */
  wage: Hundredths;
  /** Unplanned downtimes per month. */
  downtimes: Hundredths;
  /** Average duration of one, in `durationUnit`. */
  duration: Hundredths;
  durationUnit: DurationUnit;
  /** € per hour of downtime. */
  hourCost: Hundredths;
  /** € per year. */
  spareParts: Hundredths;
};
export type DurationUnit = "h" | "min";

/** What the calculation assumes: hours a year, and percentages in hundredths (1250 is 12.5 %). */
export type RoiAssumptions = {
  productiveHours: Hundredths;
  affectedShare: Hundredths;
  downtimeRate: Hundredths;
  productivityRate: Hundredths;
  sparePartsRate: Hundredths;
};

/** A saving a year: euro amounts in cents that are whole euros, hours in tenths. */
export type RoiResult = {
  downtime: { hoursToday: number; costToday: number; hours: number; euro: number };
  productivity: { hours: number; euro: number };
  spareParts: { euro: number };
  totalEuro: number;
};

/**
 * Computes what can be saved in a year:
 *
 * - downtime = downtimes × 12 × duration × rate × cost per hour
 * - productivity = employees × productive hours × affected share × rate × wage
 * - spare parts = costs × rate
 *
 * The arithmetic is exact; each line is rounded once, half up, to whole euros, and the total is the sum of the lines.
 */
export function computeSavings(inputs: RoiInputs, assumptions: RoiAssumptions): RoiResult {
  const [downtimes, duration, hourCost] = [BigInt(inputs.downtimes), BigInt(inputs.duration), BigInt(inputs.hourCost)];
  // Hours a year are hoursNumerator / hoursScale.
  const hoursNumerator = downtimes * 12n * duration;
  const hoursScale = 100n * 100n * (inputs.durationUnit === "min" ? 60n : 1n);
  const downtimeRate = BigInt(assumptions.downtimeRate);
  const workNumerator =
    BigInt(inputs.employees) *
    BigInt(assumptions.productiveHours) *
    BigInt(assumptions.affectedShare) *
    BigInt(assumptions.productivityRate);
  const workScale = 100n * 100n * percentScale * percentScale;
  const downtime = {
    hoursToday: tenths(hoursNumerator, hoursScale),
    costToday: wholeEuros(hoursNumerator * hourCost, hoursScale),
    hours: tenths(hoursNumerator * downtimeRate, hoursScale * percentScale),
    euro: wholeEuros(hoursNumerator * hourCost * downtimeRate, hoursScale * percentScale),
  };
  const productivity = {
    hours: tenths(workNumerator, workScale),
    euro: wholeEuros(workNumerator * BigInt(inputs.wage), workScale),
  };
  const spareParts = { euro: wholeEuros(BigInt(inputs.spareParts) * BigInt(assumptions.sparePartsRate), percentScale) };
  return { downtime, productivity, spareParts, totalEuro: downtime.euro + productivity.euro + spareParts.euro };
}

/** 1 in hundredths of a percent. */
const percentScale = 10_000n;

function tenths(numerator: bigint, denominator: bigint): number {
  return roundHalfUp(numerator * 10n, denominator);
}

/** Cents as a fraction to cents of whole euros. */
function wholeEuros(numerator: bigint, denominator: bigint): number {
  return roundHalfUp(numerator, denominator * 100n) * 100;
}

/** How the saving stands against the licence, in cents. */
export type RoiBalance = {
  licenceYear: number;
  setup: number;
  /** Saving of a year less its licence. */
  netYear: number;
  /** Months until the savings have paid for set-up and licence; undefined when three years do not suffice. */
  paybackMonths?: number;
  years: { savings: number; cost: number; net: number; cumulative: number }[];
};

const horizonYears = 3;

/**
 * Sets the yearly saving against set-up (once) and licence (at the beginning of each year) over three years,
 * without growth or interest.
 */
export function computeBalance(savingsYear: number, licenceYear: number, setup: number): RoiBalance {
  const years: RoiBalance["years"] = [];
  for (let year = 0; year < horizonYears; year++) {
    const cost = licenceYear + (year === 0 ? setup : 0);
    const net = savingsYear - cost;
    years.push({ savings: savingsYear, cost, net, cumulative: net + (years.at(-1)?.cumulative ?? 0) });
  }
  return {
    licenceYear,
    setup,
    netYear: savingsYear - licenceYear,
    paybackMonths: paybackMonths(savingsYear, licenceYear, setup),
    years,
  };
}

/** First month at whose end the savings so far cover what had to be paid by then. */
function paybackMonths(savingsYear: number, licenceYear: number, setup: number): number | undefined {
  for (let month = 1; month <= 12 * horizonYears; month++) {
    const paid = setup + licenceYear * Math.ceil(month / 12);
    if (savingsYear * month >= paid * 12) return month;
  }
  return undefined;
}
