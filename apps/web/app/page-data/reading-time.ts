/** Words an adult reads in a minute; used for the reading time. */
const wordsPerMinute = 200;

/** Time it takes to read a Markdown text, in whole minutes, at least one. Marks of the format are no words. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}][^\s|]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
