import { expect, test } from "vitest";
import type { BlockView } from "../blocks/registry";
import { withoutDeadAnchors } from "./anchors";

const links = ["/en/company/press#kit", "/en/company/press#gone", "/en/contact#gone", "/en/contact"];
const hero: BlockView = { type: "hero", title: "t", text: "t", actions: links.map((href) => ({ label: href, href })) };
const kit: BlockView = { type: "richText", anchor: "kit", html: "<p>kit</p>", headings: [] };

test("an action to a block that is left out goes with it, every other stays", () => {
  const [shown] = withoutDeadAnchors([hero, kit], "/en/company/press");
  expect(shown).toMatchObject({ actions: [{ href: links[0] }, { href: links[2] }, { href: links[3] }] });
});
