import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { chunkReloadGuardMs, idleTimeoutMs } from "../../app/constants";
import { minifyScript } from "./minify";

const source = readFileSync(join(import.meta.dirname, "start-scripts.js"), "utf8");

type FakeScript = { type?: string; textContent?: string; onerror?: () => void };

/** A page in which the inline script runs; clock, storage and events are in the hands of the test. */
class FakePage {
  time = 1_800_000_000_000;
  reloads = 0;
  scripts: FakeScript[] = [];
  idle: { run: () => void; timeout: number } | undefined;
  storage: Map<string, string> | undefined = new Map();
  #listeners: { type: string; run: () => void }[] = [];

  open(readyState = "loading"): this {
    const page = this;
    const scope = {
      Date: { now: () => page.time },
      location: { reload: () => page.reloads++ },
      document: {
        readyState,
        body: { append: (script: FakeScript) => page.scripts.push(script) },
        createElement: (): FakeScript => ({}),
        querySelectorAll: () => [{ textContent: "import('/entry.js')" }],
      },
      addEventListener: (type: string, run: () => void) => page.#listeners.push({ type, run }),
      removeEventListener(type: string, run: () => void) {
        page.#listeners = page.#listeners.filter((listener) => listener.type !== type || listener.run !== run);
      },
      requestIdleCallback(run: () => void, { timeout }: { timeout: number }) {
        page.idle = { run, timeout };
      },
      get sessionStorage() {
        const { storage } = page;
        if (!storage) throw new Error("denied");
        return {
          getItem: (key: string) => storage.get(key) ?? null,
          setItem: (key: string, value: string) => storage.set(key, value),
        };
      },
    };
    Object.defineProperty(scope, "window", { get: () => scope });
    runInContext(minifyScript(source), createContext(scope));
    return this;
  }

  fire(type: string): void {
    for (const listener of [...this.#listeners]) if (listener.type === type) listener.run();
  }
}

describe("start of the scripts", () => {
  it("waits for load and an idle browser, at most 2000 ms", () => {
    const page = new FakePage().open();
    expect(page.idle).toBeUndefined();
    page.fire("load");
    expect(page.idle?.timeout).toBe(idleTimeoutMs);
    expect(page.scripts).toEqual([]);
    page.idle?.run();
    expect(page.scripts).toMatchObject([{ type: "module", textContent: "import('/entry.js')" }]);
  });

  it("does not wait for load where that is over", () => {
    expect(new FakePage().open("complete").idle).toBeDefined();
  });

  it.each(["pointerdown", "pointermove", "touchstart", "keydown", "focusin"])(
    "happens at once on %s, and once only",
    (type) => {
      const page = new FakePage().open();
      page.fire(type);
      page.fire("keydown");
      page.fire("load");
      page.idle?.run();
      expect(page.scripts).toHaveLength(1);
    },
  );
});

describe("scripts that are gone after a deployment", () => {
  function openAndFail(page: FakePage): void {
    page.open().fire("keydown");
    page.scripts.pop()?.onerror?.();
  }

  it("reload the page once, and again only after 60 seconds", () => {
    const page = new FakePage();
    openAndFail(page);
    expect(page.reloads).toBe(1);
    page.time += chunkReloadGuardMs - 1;
    openAndFail(page);
    expect(page.reloads).toBe(1);
    page.time += 1;
    openAndFail(page);
    expect(page.reloads).toBe(2);
  });

  it("leave the page alone where nothing can be remembered", () => {
    const page = new FakePage();
    page.storage = undefined;
    openAndFail(page);
    expect(page.reloads).toBe(0);
  });
});
