import { describe, expect, it } from "vitest";
import { readingMinutes } from "./reading-time";

describe("reading time", () => {
  it("is a whole number of minutes at 200 words a minute", () => {
    expect(readingMinutes("Wort ".repeat(200))).toBe(1);
    expect(readingMinutes("Wort ".repeat(500))).toBe(3);
  });

  it("is never below one minute", () => {
    expect(readingMinutes("")).toBe(1);
  });

  it("does not count the marks of tables, lists and headings", () => {
    const words = "Überprüfung der Räder ".repeat(100);
    const marks = "| --- | --- |\n- # * > \n".repeat(400);
    expect(readingMinutes(words + marks)).toBe(readingMinutes(words));
  });
});
