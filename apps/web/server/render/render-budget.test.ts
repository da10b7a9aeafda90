import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RenderBudget } from "./render-budget";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("gives all addresses together so many pages a second", async () => {
  const budget = new RenderBudget({ perMinute: 100, perSecond: 3 });
  const pages = () => Promise.all([1, 2, 3, 4].map((host) => budget.refusesPage(`192.0.2.${host}`)));
  const refusal = expect.objectContaining({ status: 503, headers: { "Retry-After": "2" } });
  expect(await pages()).toEqual([undefined, undefined, undefined, refusal]);
  // A form holds what somebody wrote: what others do does not count against it.
  expect(await budget.refusesForm("192.0.2.9")).toBeUndefined();
  vi.advanceTimersByTime(1001);
  expect(await pages()).toEqual([undefined, undefined, undefined, refusal]);
});

it("does not count a page refused for its address against the others", async () => {
  const budget = new RenderBudget({ perMinute: 1, perSecond: 2 });
  expect(await budget.refusesPage("192.0.2.1")).toBeUndefined();
  for (let count = 0; count < 5; count++)
    expect(await budget.refusesPage("192.0.2.1")).toMatchObject({ status: 429, headers: { "Retry-After": "60" } });
  expect(await budget.refusesPage("198.51.100.1")).toBeUndefined();
});
