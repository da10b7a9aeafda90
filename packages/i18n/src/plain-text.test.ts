import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainLine, plainText, seenEdges, seenOnly } from "./plain-text.ts";

/** Zero width, direction of writing, invisible operators, hidden tags, NUL, half a character. */
const unseen = ["\u200b", "\ufeff", "\u200e", "\u202e", "\u2066", "\u00ad", "\u2062", "\u{e0041}", "\u0000", "\ud800"];
const blanks = [" ", "\u00a0", "\u2003", "\u202f", "\u3000", "\u2800", "\u3164"];
const noise = fc.array(fc.constantFrom(...unseen, ...blanks, "\n", "\t"), { maxLength: 6 }).map((all) => all.join(""));
const strange = fc
  .array(
    fc.oneof(noise, fc.string({ unit: "binary", maxLength: 4 }), fc.constantFrom("\u200d", "\u200c", "न", "e\u0301")),
  )
  .map((all) => all.join(""));

describe.each([
  ["a line", plainLine],
  ["a text", plainText],
  ["seen only", seenOnly],
  ["seen edges", seenEdges],
])("%s", (_name, clean) => {
  test("cleaned twice is cleaned once", () => {
    fc.assert(
      fc.property(strange, (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });

  test("what stands around a value means nothing", () => {
    fc.assert(
      fc.property(noise, noise, (before, after) => {
        expect(clean(`${before}Ada${after}`)).toBe("Ada");
      }),
    );
  });

  test("nothing but what shows nothing is nothing", () => {
    fc.assert(
      fc.property(noise, (text) => {
        expect(clean(text)).toBe("");
      }),
    );
  });
});

test("no line or text holds a control, a character that turns the direction, or half of one", () => {
  fc.assert(
    fc.property(strange, (text) => {
      expect(plainLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff]| {2}|[^\P{Z} ]/u);
      expect(plainText(text)).not.toMatch(/[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
    }),
  );
});

test("within a number it means nothing", () => {
  const marks = unseen.filter((mark) => mark !== "\u0000");
  fc.assert(
    fc.property(fc.constantFrom(...marks), fc.nat({ max: 5 }), (mark, at) => {
      expect(seenOnly(`${"40000".slice(0, at)}${mark}${"40000".slice(at)}`)).toBe("40000");
    }),
  );
});

test("what people write stays as they write it", () => {
  for (const text of ["Zoë 🤖 محمد", "👩‍💻 👨‍👩‍👧", "می‌خواهم", "क्‍ष", "O’Neill & Söhne (GmbH)", "=?utf-8?q?hi?="])
    expect(plainLine(text)).toBe(text);
  expect(plainText("one\r\n\ttwo\u2028three")).toBe("one\n\ttwo\nthree");
  expect(plainLine("one\r\ntwo\u2029three")).toBe("one two three");
});

test("joiners do not hide within words that need none", () => {
  expect(plainLine("pay\u200dpal\u200c 12\u200d3")).toBe("paypal 123");
  // With marks of its own, the letter is the same.
  expect(plainLine("Cafe\u0301\u200dन")).toBe("Caféन");
  expect(plainLine("❤\ufe0f\u200d🔥 مُ\u200cخ")).toBe("❤\ufe0f\u200d🔥 مُ\u200cخ");
});
