import { beforeEach, describe, expect, it } from "vitest";
import { copyKey, dropOldCopies, findCopy, keepCopy } from "./unsaved-copies.ts";

/** Storage of a browser that has room for so many characters. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const key = copyKey("pages", 7);
const copy = { at: 1_000, data: { title: "Neu", updatedAt: "2027-01-01T00:00:00.000Z" } };
let storage: Storage;
beforeEach(() => {
  storage = storageOf();
});

describe("copies of what is not saved", () => {
  it("are found again by their document", () => {
    keepCopy(storage, key, copy);
    expect(findCopy(storage, key)).toEqual(copy);
    expect(findCopy(storage, copyKey("pages", 8))).toBeUndefined();
    expect(findCopy(storage, copyKey("articles", 7))).toBeUndefined();
  });

  it.each(["", "{", "null", "[]", '{"at":"now","data":{}}', '{"at":1}'])("that cannot be read are none: %s", (text) => {
    storage.setItem(key, text);
    expect(findCopy(storage, key)).toBeUndefined();
  });

  it("that have no room leave no older one behind, which would look like the newest", () => {
    const small = storageOf(200);
    keepCopy(small, key, copy);
    keepCopy(small, key, { ...copy, data: { title: "x".repeat(300) } });
    expect(findCopy(small, key)).toBeUndefined();
  });

  it("go after a week, and nothing else goes", () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    keepCopy(storage, key, copy);
    keepCopy(storage, copyKey("pages", 8), { ...copy, at: 2_000 });
    storage.setItem("unsaved:broken", "{");
    storage.setItem("theme", "dark");
    dropOldCopies(storage, 1_001 + week);
    expect(Object.keys(storage).sort()).toEqual(["theme", copyKey("pages", 8)]);
  });
});
