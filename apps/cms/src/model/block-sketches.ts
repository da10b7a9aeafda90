/** Draws how blocks look on a page, for the drawer in which editors choose one. In a frame of 96 by 64. */

const ink = "#0d1f36";
const pale = "#9fb3b8";
const mint = "#7fcf9d";
const ground = "#f3f6f5";
const white = "#ffffff";

function box(x: number, y: number, width: number, height: number, fill: string, radius = 1.5): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** Lines of running text, the last one shorter. */
function text(x: number, y: number, width: number, lines: number): string {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 && lines > 1 ? width * 0.6 : width));
  return widths.map((each, line) => box(x, y + line * 4, each, 1.6, pale, 0.8)).join("");
}

function heading(x = 8, y = 8, width = 36, fill = ink): string {
  return box(x, y, width, 4, fill, 1);
}

function button(x: number, y: number, fill = mint): string {
  return box(x, y, 16, 6, fill);
}

/** Draws something once for each of some places. */
function each(places: number[], draw: (place: number, index: number) => string): string {
  return places.map(draw).join("");
}

function picture(x: number, y: number, width: number, height: number): string {
  const [middle, foot] = [x + width / 2, y + height - 2];
  const hill = shape(`M${x + 2} ${foot}L${middle} ${y + height / 2}L${x + width - 2} ${foot}z`, mint);
  return box(x, y, width, height, "#d5e3df") + dot(x + width - 5, y + 5, 2, white) + hill;
}

/** A part of the product, drawn. */
function panel(x: number, y: number, width: number, height: number): string {
  const rows = Array.from({ length: Math.floor((height - 8) / 6) }, (_, row) => y + 8 + row * 6);
  const lines = each(rows, (at) => dot(x + 4, at + 0.8, 1.2, mint) + box(x + 8, at, width - 14, 1.6, "#5d7391", 0.8));
  return box(x, y, width, height, ink) + box(x + 3, y + 3, width / 3, 1.8, white, 0.8) + lines;
}

const rows = (draw: (y: number, index: number) => string) => each([20, 31, 42, 53], draw);
const columns = (draw: (x: number, index: number) => string) => each([8, 36, 64], draw);
const rule = (y: number) => box(8, y, 80, 0.6, pale, 0);

const sketches: Record<string, string> = {
  hero:
    box(0, 0, 96, 64, ink, 0) +
    heading(8, 18, 34, white) +
    text(8, 26, 34, 3) +
    button(8, 42) +
    picture(52, 12, 36, 40),
  info: heading() + heading(8, 14, 24) + text(48, 8, 40, 5) + text(48, 32, 40, 5),
  features:
    heading() + columns((x) => rule(22) + dot(x + 2, 29, 2, mint) + box(x, 35, 16, 2.4, ink) + text(x, 41, 22, 4)),
  bullets:
    heading() + each([8, 52], (x) => each([22, 33, 44], (y) => dot(x + 2, y + 1, 2, mint) + text(x + 7, y, 26, 2))),
  steps:
    heading() +
    box(12, 29.4, 72, 1, pale, 0) +
    each([8, 32, 56, 80], (x) => dot(x + 4, 30, 4, mint) + box(x, 39, 12, 2.4, ink) + text(x, 45, 14, 3)),
  figures:
    box(0, 0, 96, 64, ink, 0) +
    heading(8, 12, 36, white) +
    columns((x) => box(x, 28, 16, 8, mint) + text(x, 42, 20, 2)),
  comparison:
    heading() + rule(18) + each([22, 32, 42, 52], (y) => each([8, 36, 64], (x) => text(x, y, 20, 1)) + rule(y + 6)),
  faq:
    heading(8, 8, 20) +
    each([8, 22, 36, 50], (y) => text(38, y, 36, 1) + dot(84, y + 1, 1.6, ink) + box(38, y + 6, 50, 0.6, pale, 0)),
  surface: heading() + text(8, 16, 60, 1) + panel(8, 24, 80, 34),
  showcase: heading() + columns((x) => panel(x, 20, 24, 26) + text(x, 50, 22, 2)),
  pathways:
    heading() +
    columns(
      (x) => box(x, 20, 24, 36, white) + box(x + 3, 24, 12, 2.4, ink) + text(x + 3, 30, 18, 3) + button(x + 3, 46),
    ),
  video: heading() + box(20, 18, 56, 38, ink) + shape("M43 30v14l12 -7z", mint),
  downloads: heading() + rows((y) => box(8, y - 1, 6, 8, mint) + text(18, y, 50, 2) + rule(y + 9)),
  library:
    heading() + box(8, 16, 52, 6, white) + each([28, 39, 50], (y) => box(8, y, 6, 8, mint) + text(18, y + 1, 50, 2)),
  articles: heading() + columns((x) => picture(x, 18, 24, 20) + box(x, 42, 20, 2.4, ink) + text(x, 48, 22, 3)),
  chapters:
    heading() + rows((y, index) => box(8, y, 4 + index, 3, mint) + box(20, y, 30, 2.4, ink) + text(20, y + 4.5, 60, 1)),
  related:
    heading() +
    columns(
      (x) =>
        box(x, 20, 24, 34, white) + box(x + 3, 25, 16, 2.4, ink) + text(x + 3, 32, 18, 3) + dot(x + 19, 48, 1.8, mint),
    ),
  richText: heading(20) + text(20, 18, 56, 5) + heading(20, 40, 24) + text(20, 48, 56, 3),
  form:
    heading() +
    text(8, 16, 28, 5) +
    each([8, 22], (y) => box(48, y, 40, 8, white)) +
    box(48, 36, 40, 12, white) +
    button(48, 52),
  calculator:
    heading() +
    each([20, 32, 44], (y) => text(8, y, 20, 1) + box(8, y + 4, 40, 2, mint)) +
    box(56, 18, 32, 38, ink) +
    box(61, 26, 20, 6, mint) +
    box(61, 38, 22, 1.6, pale),
  pricing:
    heading(30) +
    columns(
      (x, index) =>
        box(x, 18, 24, 40, index === 1 ? ink : white) + box(x + 4, 24, 14, 5, mint) + text(x + 4, 34, 16, 4),
    ),
  bills:
    heading() +
    each([22, 30, 38], (y) => text(8, y, 40, 1) + box(72, y, 16, 1.6, pale)) +
    rule(46) +
    box(8, 50, 20, 2.4, ink) +
    box(70, 50, 18, 2.4, ink),
  robotFinder:
    box(8, 8, 22, 48, white) +
    each([14, 24, 34], (y) => text(11, y, 14, 2)) +
    each([36, 64], (x) =>
      each([8, 34], (y) => box(x, y, 24, 22, white) + dot(x + 12, y + 8, 4, mint) + text(x + 5, y + 16, 14, 1)),
    ),
  robotComparison:
    columns((x) => dot(x + 12, 14, 5, mint) + box(x + 2, 23, 20, 2.4, ink)) +
    each([32, 41, 50], (y) => rule(y - 3) + each([8, 36, 64], (x) => text(x + 4, y, 16, 1))),
  faultCodes:
    heading() + box(8, 16, 56, 6, white) + each([28, 39, 50], (y) => box(8, y, 16, 5, ink) + text(28, y, 56, 2)),
  cta:
    box(0, 12, 96, 40, mint, 0) +
    heading(8, 22, 36) +
    box(8, 30, 24, 4, ink, 1) +
    button(54, 28, ink) +
    box(74, 28, 16, 6, white),
  companyData: heading() + each([22, 31, 40, 49], (y) => box(8, y, 18, 1.8, ink) + text(36, y, 40, 1) + rule(y + 5)),
  team: heading() + columns((x) => dot(x + 10, 31, 9, mint) + box(x, 46, 20, 2.4, ink) + text(x, 52, 16, 1)),
  integrations:
    heading() +
    each([20, 40], (y) =>
      each(
        [8, 29, 50, 71],
        (x) => box(x, y, 17, 15, white) + dot(x + 8.5, y + 6, 3, mint) + text(x + 3, y + 11.5, 11, 1),
      ),
    ),
  customerFacts:
    box(0, 0, 96, 64, ink, 0) +
    box(8, 14, 2, 36, mint) +
    heading(16, 14, 48, white) +
    text(16, 26, 64, 4) +
    box(16, 46, 24, 2.4, mint),
  weakPoints:
    picture(8, 10, 46, 44) +
    each([20, 32, 44], (y, index) => dot(18 + index * 12, y, 3, ink) + dot(63, y, 2, ink) + text(68, y - 2, 20, 2)),
};

/** A heading and a text, for a block that nobody has drawn yet. */
const plain = heading() + text(8, 18, 80, 4);

/** How a block looks, as an address that pictures may have. */
export function blockSketch(type: string): string {
  const drawing = box(0, 0, 96, 64, ground, 0) + (sketches[type] ?? plain);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" width="480" height="320">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
