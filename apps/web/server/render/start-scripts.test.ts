import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { chunkReloadGuardMs, idleTimeoutMs, leavingMs } from "../../app/constants";
import { minifyScript } from "./minify";

const source = readFileSync(join(import.meta.dirname, "start-scripts.js"), "utf8");

type FakeElement = { type?: string; rel?: string; textContent?: string; onerror?: () => void };

/** A page in which the inline script runs; clock, storage and events are in the hands of the test. */
class FakePage {
  time = 1_800_000_000_000;
  reloads = 0;
  /** Scripts and links added to the page. */
  added: FakeElement[] = [];
  idle: { run: () => void; timeout: number } | undefined;
  storage: Map<string, string> | undefined = new Map();
  location = { pathname: "/en", search: "", reload: () => this.reloads++ };
  history = {
    state: { key: "before", idx: 2 } as unknown,
    replaceState(state: unknown) {
      this.state = state;
    },
  };
  asksForConsent = false;
  #scope: { isSearchAsked?: boolean } = {};
  #listeners: { type: string; run: (event?: object) => void }[] = [];

  open(readyState = "loading"): this {
    const page = this;
    const scope = {
      isSearchAsked: undefined,
      Date: { now: () => page.time },
      location: page.location,
      history: page.history,
      document: {
        readyState,
        body: { append: (script: FakeElement) => page.added.push(script) },
        head: { append: (link: FakeElement) => page.added.push(link) },
        createElement: (): FakeElement => ({}),
        querySelector: () => (page.asksForConsent ? {} : null),
        querySelectorAll: () => [
          { type: "text/deferred", textContent: "window.context = {}" },
          { type: "text/deferred-module", textContent: "import('/entry.js')" },
        ],
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
    this.#scope = scope;
    runInContext(minifyScript(source), createContext(scope));
    return this;
  }

  /** Whether "/" was pressed before the scripts could see it. */
  get isSearchAsked(): unknown {
    return this.#scope.isSearchAsked;
  }

  /** What the scripts do once they run. */
  listenForSearch(): void {
    this.#scope.isSearchAsked = false;
  }

  fire(type: string, event = {}): void {
    for (const listener of [...this.#listeners]) if (listener.type === type) listener.run({ type, ...event });
  }
}

describe('"/" before scripts run', () => {
  const onLink = { key: "/", target: { closest: () => null } };

  it("is kept, whatever started them", () => {
    const page = new FakePage().open();
    page.fire("focusin");
    expect(page.isSearchAsked).toBeUndefined();
    page.fire("keydown", onLink);
    expect(page.isSearchAsked).toBe(true);
  });

  it.each([
    ["in a field", { key: "/", target: { closest: () => ({}) } }],
    ["with another key", { ...onLink, ctrlKey: true }],
  ])("means something else %s", (_name, event) => {
    const page = new FakePage().open();
    page.fire("keydown", event);
    expect(page.isSearchAsked).toBeUndefined();
  });

  it("is left to them once they listen", () => {
    const page = new FakePage().open();
    page.fire("focusin");
    page.listenForSearch();
    page.fire("keydown", onLink);
    expect(page.isSearchAsked).toBe(false);
  });
});

describe("start of the scripts", () => {
  it("does not happen by itself", () => {
    const page = new FakePage().open();
    page.fire("load");
    page.idle?.run();
    expect(page.added).toEqual([]);
  });

  it("waits for a pointer that rests over the page to move", () => {
    const page = new FakePage().open();
    page.fire("pointermove", { movementX: 0, movementY: 0 });
    expect(page.added).toEqual([]);
    page.fire("pointermove", { movementX: 0, movementY: 3 });
    expect(page.added.length).toBeGreaterThan(0);
  });

  it.each([
    ["consent is to be asked for", (page: FakePage) => Object.assign(page, { asksForConsent: true })],
    ["the address has a query", (page: FakePage) => Object.assign(page.location, { search: "?utm_source=x" })],
  ])("waits for load and an idle browser, at most 2000 ms, where %s", (_, prepare) => {
    const page = new FakePage();
    prepare(page);
    page.open();
    expect(page.idle).toBeUndefined();
    page.fire("load");
    expect(page.idle?.timeout).toBe(idleTimeoutMs);
    expect(page.added).toEqual([]);
    page.idle?.run();
    expect(page.added).toMatchObject([
      { rel: "manifest" },
      { textContent: "window.context = {}" },
      { type: "module", textContent: "import('/entry.js')" },
    ]);
    expect(page.added[1]?.type).toBeUndefined();
  });

  it("does not wait for load where that is over", () => {
    expect(new FakePage().open("complete").idle).toBeDefined();
  });

  it.each(["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "input"])(
    "happens at once on %s, and once only",
    (type) => {
      const page = new FakePage().open();
      page.fire(type);
      page.fire("keydown");
      page.fire("load");
      page.idle?.run();
      expect(page.added.filter(({ type: kind }) => kind === "module")).toHaveLength(1);
    },
  );
});

describe("history before the router listens", () => {
  it("gets a new key from the start, without which the page would jump to where it was left", () => {
    const page = new FakePage().open();
    expect(page.history.state).toEqual({ key: "before", idx: 2 });
    page.fire("keydown");
    expect(page.history.state).toEqual({ key: expect.stringMatching(/^[a-z\d]{6,}$/), idx: 2 });
    expect(page.history.state).not.toMatchObject({ key: "before" });
  });

  it("loads another address of this document, and leaves anchors alone", () => {
    const page = new FakePage().open();
    page.fire("popstate");
    expect(page.reloads).toBe(0);
    page.location.pathname = "/en/pricing";
    page.fire("popstate");
    expect(page.reloads).toBe(1);
  });

  it("loads it while the scripts are on their way, too; then history is the router's", () => {
    const page = new FakePage().open();
    page.fire("keydown");
    page.location.search = "?form=contact";
    page.fire("popstate");
    expect(page.reloads).toBe(1);
    page.fire("router-ready");
    page.fire("popstate");
    expect(page.reloads).toBe(1);
  });
});

describe("scripts that are gone after a deployment", () => {
  function openAndFail(page: FakePage): void {
    page.open().fire("keydown");
    page.added.pop()?.onerror?.();
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

  it("are no reason to reload while the visitor leaves: a form on its way would be lost", () => {
    const page = new FakePage().open();
    page.fire("pointerdown");
    page.fire("beforeunload");
    page.time += leavingMs - 1;
    page.added.at(-1)?.onerror?.();
    expect(page.reloads).toBe(0);
    page.time += 1;
    page.added.at(-1)?.onerror?.();
    expect(page.reloads).toBe(1);
  });

  it("leave the page alone where nothing can be remembered", () => {
    const page = new FakePage();
    page.storage = undefined;
    openAndFail(page);
    expect(page.reloads).toBe(0);
  });
});
