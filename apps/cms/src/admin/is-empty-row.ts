/**
 * Whether nothing is entered in a row of a form. A list without entries is 0 there; rows and kinds of blocks have names of
 * their own, which nobody entered.
 */
export function isEmptyRow(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyRow);
  if (typeof value !== "object" || value === null) return !value;
  return Object.entries(value).every(([name, part]) => name === "id" || name === "blockType" || isEmptyRow(part));
}
