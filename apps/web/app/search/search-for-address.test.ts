import { expect, it } from "vitest";
import { addressWords } from "./search-for-address";

it.each([
  ["/de/magazine/ersatzteile-im_lager", "ersatzteile im lager"],
  ["/en/VDA-5050/3", "VDA 5050"],
  ["/spare%20parts.html", "spare parts"],
  ["/de/%C3%9Cberwachung+der.Flotte", "Überwachung der Flotte"],
  ["/de/%E0%A4%A", ""],
  ["/de", ""],
  ["/en/-", ""],
  ["/en/123", ""],
  [`/en/${"robot-".repeat(40)}`, "robot robot robot robot robot robot robot robot robot robot"],
])("%s asks for “%s”", (pathname, words) => {
  expect(addressWords(pathname)).toBe(words);
});
