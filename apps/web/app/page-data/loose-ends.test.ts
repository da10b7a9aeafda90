import { describe, expect, it } from "vitest";
import { withoutLooseEnds } from "./loose-ends";

describe("text without loose ends", () => {
  it.each([
    ["vom 19. bis 21. März 2024", "vom 19. bis 21.~März 2024"],
    ["(Art. 6 Abs. 1 lit. f DSGVO)", "(Art.~6 Abs.~1 lit.~f DSGVO)"],
    ["E-Mail und IP-Adresse", "E-+Mail und IP-+Adresse"],
    ["ein Double-Opt-in, WAKU-Software und QR-Code-Leser", "ein Double-Opt-in, WAKU-Software und QR-+Code-Leser"],
  ])("%s", (text, together) => {
    expect(withoutLooseEnds(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "+")).toBe(together);
  });
});
