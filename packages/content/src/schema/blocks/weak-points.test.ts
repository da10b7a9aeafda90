import { describe, expect, it } from "vitest";
import { weakPoints } from "./weak-points.ts";

const point = { part: "Wheel", sign: "Shaking", cause: "Flat spot", task: "Every 500 km", source: "Motor drive" };

function isValid(...places: ({ x: number; y: number } | undefined)[]): boolean {
  const points = places.map((place) => ({ ...point, place }));
  return weakPoints.schema.safeParse({ type: "weakPoints", title: "Wear", picture: "amr", points }).success;
}

describe("weak points", () => {
  it("may have a place in the picture or none", () => {
    expect(isValid({ x: 0, y: 100 }, undefined, undefined)).toBe(true);
    expect(isValid(undefined, undefined, undefined)).toBe(true);
  });

  it("lie within the picture", () => {
    expect(isValid({ x: 101, y: 50 }, undefined, undefined)).toBe(false);
    expect(isValid({ x: 50, y: -1 }, undefined, undefined)).toBe(false);
  });

  it("do not lie on each other", () => {
    expect(isValid({ x: 50, y: 50 }, { x: 56, y: 50 }, { x: 50, y: 58 })).toBe(true);
    expect(isValid({ x: 50, y: 50 }, { x: 55, y: 50 }, undefined)).toBe(false);
    expect(isValid({ x: 50, y: 50 }, undefined, { x: 50, y: 57 })).toBe(false);
  });
});
