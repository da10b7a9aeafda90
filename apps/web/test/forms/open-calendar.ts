import { type ContentCopy, copyContent } from "../site";

const dayMs = 24 * 3_600_000;

/**
 * The site's content with a calendar that is open around the clock for three days, so that the day and hour of a test
 * do not matter, and with a fair that is still to come.
 */
export async function openCalendar(): Promise<ContentCopy> {
  const content = await copyContent();
  const fairDay = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  await content.edit("shared/booking.yaml", (text) =>
    text
      .replace(/noticeHours: 24/, "noticeHours: 1")
      .replace(/horizonDays: \d+/, "horizonDays: 3")
      .replace(/(\w+day): \[.*\]/g, '$1: [{ from: "00:00", to: "23:59" }]')
      .replace(/days:\n(?: {4}- \S+\n)+/, "days: []\n")
      .replace(/toConfirm: .*/, "toConfirm: []")
      .replace(/days: \[2024.*\]/, `days: ["${fairDay}"]`),
  );
  return content;
}
