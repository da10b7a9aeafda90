import { describe, expect, it } from "vitest";
import { formatEuros, formatPrice } from "./format-money.ts";

describe("money", () => {
  it.each([
    [123_456, "1.234,56\u00a0€", "€1,234.56"],
    [0, "0,00\u00a0€", "€0.00"],
    [-0, "0,00\u00a0€", "€0.00"],
    [-34_838, "−348,38\u00a0€", "−€348.38"],
  ])("%d as a price", (cents, de, en) => {
    expect([formatPrice(cents, "de"), formatPrice(cents, "en")]).toEqual([de, en]);
  });

  it.each([
    [5_136_000, "51.360\u00a0€", "€51,360"],
    [210_864, "2.108,64\u00a0€", "€2,108.64"],
  ])("%d as an estimate", (cents, de, en) => {
    expect([formatEuros(cents, "de"), formatEuros(cents, "en")]).toEqual([de, en]);
  });
});
