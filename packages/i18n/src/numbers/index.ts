export { formatEuros, formatPrice } from "./format-money.ts";
export * from "./hundredths.ts";
export { numberFormat } from "./number-format.ts";
export { type ParsedNumber, parseNumber, type Unit } from "./parse-number.ts";
export * from "./read-field.ts";
