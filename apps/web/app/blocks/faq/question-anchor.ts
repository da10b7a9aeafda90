/** Anchor of a question on its page, for links that lead to it. */
export function questionAnchor(question: string): string {
  const words = question
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu);
  return `faq-${(words ?? []).join("-")}`;
}
