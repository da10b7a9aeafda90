import { expect, test } from "vitest";
import { hasConsent } from "./has-consent";

const cookie = (choice: unknown) => `locale=de; consent=${encodeURIComponent(JSON.stringify(choice))}; other=1`;

test("only a recorded choice for the category counts", () => {
  expect(hasConsent("visitors", cookie({ categories: ["necessary", "visitors"], revision: 1 }))).toBe(true);
  expect(hasConsent("visitors", cookie({ categories: ["necessary", "analytics"] }))).toBe(false);
});

test("nothing recorded, or nothing readable, is no consent", () => {
  for (const cookies of [
    "",
    "locale=de",
    "consent=",
    "consent=%E0%A4%A",
    "consent={",
    cookie(null),
    cookie({ categories: "visitors" }),
    'xconsent={"categories":["visitors"]}',
  ])
    expect(hasConsent("visitors", cookies), cookies).toBe(false);
});
