import { expect, test } from "vitest";
import type { Globals } from "./content-source.ts";
import { isDataPage } from "./data-pages.ts";

const data = {
  robots: { robots: [{ id: "arm-5", type: "cobot" }], manufacturers: [{ id: "acme" }] },
  faultCodes: [{ id: "drv-101" }],
} as unknown as Globals;

test.each(["robots/arm-5", "robots/makers/acme", "robots/types/cobot", "fault-codes/drv-101"])(
  "%s is a page",
  (path) => {
    expect(isDataPage(path, data)).toBe(true);
  },
);

test.each([
  "",
  "robots",
  "robots/arm-6",
  "robots/cobot",
  "robots/makers/arm-5",
  "robots/types/amr",
  "robots/arm-5/more",
])("%s is none that data make", (path) => {
  expect(isDataPage(path, data)).toBe(false);
});
