import ICAL from "ical.js";
import { expect, test } from "vitest";
import { invitation } from "./invitation.ts";

const meeting = {
  id: "4711",
  revision: 2,
  start: Date.parse("2026-10-26T08:00Z"),
  end: Date.parse("2026-10-26T08:25Z"),
  summary: "WAKU Care demo; über Lösungen, \\ und mehr",
  place: "Messe Stuttgart, Halle 8",
  description: `${"Verschieben oder absagen: ".repeat(6)}\nhttps://www.waku.example/de/booking?token=${"äöü€😀".repeat(20)}`,
};
const sender = {
  host: "www.waku.example",
  brand: "WAKU Robotics",
  mailFrom: "WAKU <website@waku.example>",
  attendees: ["o'brien+demo@xn--mller-kva.example", "team@waku.example", "team@waku.example"],
};
const now = Date.parse("2026-10-01T10:00Z");

function parsed(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [event] = calendar.getAllSubcomponents("vevent");
  if (!event) throw new Error("There is no event.");
  return { calendar, event, value: (name: string) => event.getFirstPropertyValue(name)?.toString() };
}

test("another parser reads what was meant", () => {
  const { method, content } = invitation("REQUEST", meeting, sender, now);
  const { calendar, event, value } = parsed(content);
  expect([method, calendar.getFirstPropertyValue("method"), value("status")]).toEqual([
    "REQUEST",
    "REQUEST",
    "CONFIRMED",
  ]);
  expect([value("uid"), value("sequence"), value("dtstamp")]).toEqual([
    "4711@www.waku.example",
    "2",
    "2026-10-01T10:00:00Z",
  ]);
  expect([value("dtstart"), value("dtend")]).toEqual(["2026-10-26T08:00:00Z", "2026-10-26T08:25:00Z"]);
  expect([value("summary"), value("location"), value("description")]).toEqual([
    meeting.summary,
    meeting.place,
    meeting.description,
  ]);
  expect(value("organizer")).toBe("mailto:website@waku.example");
  expect(event.getAllProperties("attendee").map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
    "mailto:o'brien+demo@xn--mller-kva.example",
    "mailto:team@waku.example",
  ]);
});

test("lines have 75 octets at most and end as the standard wants, without breaking a character", () => {
  const { content } = invitation("REQUEST", meeting, sender, now);
  expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = content.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(content).not.toContain("\ufffd");
});

test("a cancellation names the same event", () => {
  const { content } = invitation("CANCEL", { ...meeting, revision: 3, description: undefined }, sender, now);
  const { calendar, value } = parsed(content);
  expect([calendar.getFirstPropertyValue("method"), value("status")]).toEqual(["CANCEL", "CANCELLED"]);
  expect([value("uid"), value("sequence")]).toEqual(["4711@www.waku.example", "3"]);
});

test("a room is where the meeting is", () => {
  const { value } = parsed(
    invitation("REQUEST", { ...meeting, meetingUrl: "https://meet.example/waku" }, sender, now).content,
  );
  expect([value("location"), value("url")]).toEqual(["https://meet.example/waku", "https://meet.example/waku"]);
});
