import { type ContentCopy, copyContent } from "../content-copy";

/** A Wednesday morning without anything special about it. */
export const ordinaryDay = "2027-03-03T09:00:00+01:00";

const dayMs = 24 * 3_600_000;

/**
 * The site's content with a calendar that is open around the clock for three days, and with a fair that is still to come.
 * @param now where the site's clock starts
 */
export async function openCalendar(now: string): Promise<ContentCopy> {
  const content = await copyContent();
  const fairDay = new Date(Date.parse(now) + 20 * dayMs).toISOString().slice(0, 10);
  await content.edit("shared/booking.yaml", (text) =>
    text
      .replace(/noticeHours: (24|48)/g, "noticeHours: 1")
      .replace(/horizonDays: \d+/g, "horizonDays: 3")
      .replace(/(\w+day): \[.*\]/g, '$1: [{ from: "00:00", to: "23:59" }]')
      .replace(/days:\n(?: {4}- \S+\n)+/, "days: []\n")
      .replace(/toConfirm: [^\]]*\]/, "toConfirm: []")
      .replace("hall: null", 'hall: "6"')
      .replace("booth: null", "booth: C51")
      .replace(/days: \[2024.*\]/, `days: ["${fairDay}"]`),
  );
  return content;
}
