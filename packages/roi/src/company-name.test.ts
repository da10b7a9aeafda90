import { describe, expect, it } from "vitest";
import { companyName } from "./company-name.ts";

describe("companyName", () => {
  it.each([
    ["Müller & Söhne GmbH", "Müller & Söhne GmbH"],
    ["  Otto   Group ", "Otto Group"],
    ["3M Deutschland (Neuss)", "3M Deutschland (Neuss)"],
    ["L’Oréal S.A.", "L’Oréal S.A."],
    ["Škoda Auto a.s.", "Škoda Auto a.s."],
    ["\u200bAcme\ufeff", "Acme"],
    ["Maschinen\u00adbau\u2060 Nord", "Maschinenbau Nord"],
    ["\u200b", undefined],
    ["„Ünï€“ 🤖", "„Ünï€“ 🤖"],
    ["Ελληνικά Ρομπότ Α.Ε.", "Ελληνικά Ρομπότ Α.Ε."],
    ["Ђорђе & Синови", "Ђорђе & Синови"],
    ["", undefined],
    ["   ", undefined],
    ["<b>X</b>", undefined],
    ['x" onload="y', undefined],
    ["{company}", undefined],
    ["evil\u202etxt", undefined],
    ["a\u0000b", undefined],
    ["https://example.com", undefined],
    ["www.example.com", undefined],
    ["-x", undefined],
    ["x\u200by", "xy"],
    ["漢字", undefined],
    ["x".repeat(81), undefined],
    ["x".repeat(80), "x".repeat(80)],
  ])("%j", (value, name) => {
    expect(companyName(value)).toBe(name);
  });

  it("knows nothing without a parameter", () => {
    expect(companyName(null)).toBeUndefined();
  });
});
