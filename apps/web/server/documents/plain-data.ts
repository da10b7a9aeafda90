/**
 * The same data without anything that watches over it: what is read through a recorded view cannot be handed to another
 * thread as it is.
 */
export function plainData<T>(value: T): T;
export function plainData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => plainData(part));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainData(part)]));
}
