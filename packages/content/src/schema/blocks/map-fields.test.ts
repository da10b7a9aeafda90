import { expect, it } from "vitest";
import { type Block, blockSchema } from "./index.ts";
import { mapFields } from "./map-fields.ts";

it("finds texts and references of a block by its schema, and leaves everything else", () => {
  const block = blockSchema.parse({
    type: "features",
    anchor: "machines",
    title: "Machines",
    items: [
      { icon: "robot", title: "One", text: "Text", picture: "amr" },
      { icon: "robot", title: "Two", text: "Text", link: { label: "Read", to: "/pricing" } },
    ],
  });
  const found: string[] = [];
  const marked = mapFields(block, (value, meaning, at) => {
    found.push(`${at}: ${Object.values(meaning)[0]}`);
    return `${value}!`;
  });
  expect(found).toEqual([
    "title: line",
    "items.0.icon: icon",
    "items.0.title: line",
    "items.0.text: line",
    "items.0.picture: picture",
    "items.1.icon: icon",
    "items.1.title: line",
    "items.1.text: line",
    "items.1.link.label: line",
    "items.1.link.to: link",
  ]);
  expect(marked).toMatchObject({
    anchor: "machines",
    title: "Machines!",
    items: [{ icon: "robot!", picture: "amr!" }, { link: { to: "/pricing!" } }],
  });
  expect(meanings({ type: "info", title: "T", text: "Text" })).toEqual(["line", "markdown"]);
  expect(meanings({ type: "video", title: "T", text: "Text", video: "tour" })).toEqual(["line", "line", "video"]);
  const file = { title: "T", text: "Text", file: "files/a.pdf" };
  expect(meanings({ type: "downloads", title: "T", items: [file] })).toEqual(["line", "line", "line", "file"]);
});

function meanings(block: Block): string[] {
  const found: string[] = [];
  mapFields(block, (value, meaning) => {
    found.push(...Object.values(meaning));
    return value;
  });
  return found;
}
