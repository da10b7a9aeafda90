import { beforeEach, describe, expect, it } from "vitest";
import { leavingMs } from "../constants";
import { isChunkError, isLeaving, noteMissingCode, type ReloadEnvironment, reloadOnce } from "./chunk-reload";

/** A browser whose clock and address bar the test holds. */
class FakeBrowser implements ReloadEnvironment {
  time = 1_800_000_000_000;
  leftAt: number | undefined;
  visited: string[] = [];
  #stored = new Map<string, string>();
  now = () => this.time;
  storage = {
    getItem: (key: string) => this.#stored.get(key) ?? null,
    setItem: (key: string, value: string) => void this.#stored.set(key, value),
  };
  go = (href: string) => void this.visited.push(href);
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

describe("reload after a missing chunk", () => {
  it("loads the target as a document", () => {
    expect(reloadOnce("/de/pricing?x=1#y", browser)).toBe(true);
    expect(browser.visited).toEqual(["/de/pricing?x=1#y"]);
  });

  it("does so at most once in 60 seconds, whatever the target", () => {
    reloadOnce("/de/a", browser);
    browser.time += 59_999;
    expect(reloadOnce("/de/b", browser)).toBe(false);
    expect(browser.visited).toEqual(["/de/a"]);
    browser.time += 1;
    expect(reloadOnce("/de/b", browser)).toBe(true);
    expect(browser.visited).toEqual(["/de/a", "/de/b"]);
  });

  it("does not cut off the way to another document", () => {
    browser.leftAt = browser.time;
    browser.time += leavingMs - 1;
    expect([isLeaving(browser), reloadOnce("/de/a", browser)]).toEqual([true, false]);
    browser.time += 1;
    expect([isLeaving(browser), reloadOnce("/de/a", browser)]).toEqual([false, true]);
  });

  it("does nothing where storage is blocked: it could not tell a loop", () => {
    const blocked: ReloadEnvironment = {
      now: browser.now,
      leftAt: undefined,
      go: browser.go,
      get storage(): Storage {
        throw new DOMException("denied", "SecurityError");
      },
    };
    expect(reloadOnce("/de", blocked)).toBe(false);
    expect(browser.visited).toEqual([]);
  });
});

describe("chunk errors", () => {
  it("are those that Vite tells of", () => {
    const page = new EventTarget() as Window;
    noteMissingCode(page);
    const payload = new TypeError("Importing a module script failed.");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    expect(isChunkError(payload)).toBe(true);
  });

  it("are nothing else", () => {
    expect(isChunkError(new TypeError("Failed to fetch"))).toBe(false);
    expect(isChunkError("dynamically imported module")).toBe(false);
    expect(isChunkError(undefined)).toBe(false);
  });
});
