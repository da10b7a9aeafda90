import type { Where } from "payload";
import { expect, test } from "vitest";
import { chosenIn, nobody, notSpam, withFilter } from "./lead-conditions.ts";

test("a filter replaces its own condition and keeps all others, also those that no filter shows", () => {
  // As the dashboard leads to the list.
  const failing = { and: [{ deliveryState: { in: "dead,failing" } }] };
  expect(withFilter(failing, "form", "contact")).toEqual({
    and: [{ deliveryState: { in: "dead,failing" } }, { form: { equals: "contact" } }],
  });
  const waiting: Where = {
    and: [{ state: { equals: "new" } }, { acceptedAt: { less_than: "2026-11-27T10:00:00.000Z" } }],
  };
  expect(withFilter(waiting, "state", notSpam).and).toEqual([
    { acceptedAt: { less_than: "2026-11-27T10:00:00.000Z" } },
    { state: { not_equals: "spam" } },
  ]);
  expect(withFilter(waiting, "from", "2026-11-20").and).toHaveLength(3);
  expect(withFilter(waiting, "to", "2026-11-20").and).toEqual([
    { state: { equals: "new" } },
    { acceptedAt: { less_than_equal: new Date("2026-11-20T23:59:59.999").toISOString() } },
  ]);
  // As the panel's own filters are written.
  const own = { or: [{ and: [{ company: { equals: "A" } }] }] };
  expect(withFilter(own, "locale", "de")).toEqual({ and: [own, { locale: { equals: "de" } }] });
});

test("what was chosen is read from the conditions again, and taken back by choosing all", () => {
  const choices = {
    state: notSpam,
    assignee: nobody,
    from: "2026-11-01",
    to: "2026-11-30",
    isSuspected: "true",
  } as const;
  let where = {};
  for (const [name, value] of Object.entries(choices)) where = withFilter(where, name as keyof typeof choices, value);
  expect(chosenIn(where)).toEqual({ form: "", locale: "", deliveryState: "", ...choices });
  for (const name of Object.keys(choices)) where = withFilter(where, name as keyof typeof choices, "");
  expect(where).toEqual({});
});
