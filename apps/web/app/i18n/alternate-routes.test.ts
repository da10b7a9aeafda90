import { afterEach, expect, test, vi } from "vitest";
import { alternateRouteStore } from "./alternate-routes";

afterEach(alternateRouteStore.reset);

test("alternates can be set and reset, and whoever listens hears of both", () => {
  const listener = vi.fn();
  const stop = alternateRouteStore.subscribe(listener);
  expect(alternateRouteStore.get()).toBeUndefined();
  alternateRouteStore.set({ de: "magazin/lidar", en: "magazine/lidar" });
  expect(alternateRouteStore.get()).toEqual({ de: "magazin/lidar", en: "magazine/lidar" });
  alternateRouteStore.reset();
  expect(alternateRouteStore.get()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  alternateRouteStore.set({ en: "a" });
  expect(listener).toHaveBeenCalledTimes(2);
});
