/** The fastest page there can be: one document of text, no style, no script, no other file. */
export const limitPage = `<!doctype html>
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
