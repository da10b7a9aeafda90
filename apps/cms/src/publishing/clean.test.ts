import { expect, it } from "vitest";
import { clean } from "./clean";

it("takes out what cannot be shown, and nothing else", () => {
  const day = new Date(0);
  const data = {
    title: "a\u0000b\u0007 \ud800 👩‍🚀 So\u00adft",
    rows: [{ text: "x\r\n\ty\rz" }],
    day,
    none: null,
    n: 5,
  };
  expect(clean(data)).toEqual({
    title: "ab \ufffd 👩‍🚀 So\u00adft",
    rows: [{ text: "x\n\ty\nz" }],
    day,
    none: null,
    n: 5,
  });
});
