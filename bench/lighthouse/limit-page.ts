/** The fastest page there can be: one document of text, no style, no script, no other file. */
const limitPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="One document of text, as the limit that other pages are measured against.">
<link rel="icon" href="data:,">
<title>The limit</title>
<h1>Maintenance for mobile robots</h1>
<p>${"Every fault has a history, and whoever knows it repairs the robot in half the time. ".repeat(8)}</p>
</html>
`;

/**
 * KB that have arrived after each round trip on the simulated line: 10 segments of 1,460 bytes, 20 more, then what the
 * line holds (21). A document of more KB takes another round trip, whatever is in it.
 */
const arrived = [14.2, 42.7, 72];

/** Round trips a document takes once it is asked for. @param kilobytes as transferred, headers included */
export function roundTrips(kilobytes: number): number {
  return arrived.filter((kb) => kb < kilobytes).length + 1;
}

/** The limit page, then itself made longer by a comment, for one round trip more each: what the line alone costs. */
export const bareDocuments = [limitPage, ...arrived.slice(0, 2).map((kb) => limitPage + commentOf(kb + 5))];

function commentOf(kilobytes: number): string {
  return `<!--${".".repeat(kilobytes * 1024)}-->`;
}
