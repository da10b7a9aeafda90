import { z } from "zod";
import { says } from "../says.ts";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading, picture } from "./parts.ts";

const percent = z.int().min(0).max(100);

/** A part that wears: how it shows, why, what is to be done, and who or what says so. */
const point = z.strictObject({
  part: line(60),
  place: z
    .strictObject({
      x: percent.describe("From the left edge of the picture, in percent of its width"),
      y: percent.describe("From the top, in percent of its height"),
    })
    .optional()
    .describe("Where the picture shows the part; none where it does not"),
  sign: line(120).describe("What is noticed first"),
  cause: line(160).describe("What is behind it as a rule"),
  task: line(160).describe("What is to be done, with an interval or limit as an example"),
  source: line(120).describe("Where the value comes from, or who notices it"),
});

type Place = NonNullable<z.infer<typeof point>["place"]>;

/** Whether two points can be told apart and pressed: on a picture of 400 by 300 pixels, 24 pixels from middle to middle. */
function areApart(a: Place, b: Place): boolean {
  return Math.hypot((a.x - b.x) * 4, (a.y - b.y) * 3) >= 24;
}

function haveRoom(points: { place?: Place }[]): boolean {
  const places = points.flatMap(({ place }) => place ?? []);
  return places.every((place, index) => places.slice(index + 1).every((other) => areApart(place, other)));
}

export const weakPoints = {
  label: { de: "Schwachstellen im Bild", en: "Weak points in a picture" },
  purpose: "A machine with numbered points where it wears; choosing one shows sign, cause, task and source.",
  schema: z.strictObject({
    type: z.literal("weakPoints"),
    ...heading,
    picture,
    points: z
      .array(point)
      .min(3)
      .max(8)
      .refine(
        haveRoom,
        says({
          de: "hat zwei Stellen, die im Bild aufeinander liegen: mindestens 6 Prozent daneben oder 8 darunter",
          en: "has two places that lie on each other in the picture: at least 6 percent beside or 8 below",
        }),
      ),
  }),
} satisfies BlockDefinition;
