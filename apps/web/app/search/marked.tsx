import type { MarkedText } from "./site-search";

/** A text of a result, what was searched for marked in it. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    // Parts have no name but their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
