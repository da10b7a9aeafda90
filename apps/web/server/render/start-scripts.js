// Runs inline in every page. The page is complete without scripts; they start as soon as the visitor does anything.
// They start by themselves, when the browser is idle after loading (at the latest after 2 s), where consent is to be
// asked for, and where the address says something that is to survive the next click, as campaign parameters.
(() => {
  let isStarted = false;
  function start(event) {
    // Browsers also report a pointer that rests, when the page comes to lie below it.
    const isResting = event?.type === "pointermove" && event.movementX === 0 && event.movementY === 0;
    if (isStarted || isResting) return;
    isStarted = true;
    for (const event of events) removeEventListener(event, start, true);
    addManifest();
    // With a key of before, the router would return to where the page stood when it was left. The browser has done that.
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
    for (const deferred of document.querySelectorAll('script[type^="text/deferred"]')) {
      const script = document.createElement("script");
      if (deferred.type.endsWith("module")) script.type = "module";
      script.textContent = deferred.textContent;
      script.onerror = reloadOnce;
      document.body.append(script);
    }
  }
  // The key that opens the search does so once scripts run (client/search-opener.ts), which is when they set it to false.
  function keepSearchKey({ key, target, metaKey, ctrlKey, altKey }) {
    if (window.isSearchAsked === false) return removeEventListener("keydown", keepSearchKey, true);
    if (key !== "/" || metaKey || ctrlKey || altKey) return;
    if (!target.closest("input, textarea, select, [contenteditable]")) window.isSearchAsked = true;
  }
  addEventListener("keydown", keepSearchKey, true);
  // Leaving stops what still loads, and Firefox reports that as a failure (see chunk-reload.ts, too).
  addEventListener("beforeunload", () => {
    window.leftAt = Date.now();
  });
  // Also when it comes back as it was left.
  addEventListener("pageshow", () => {
    window.leftAt = undefined;
  });
  // Code that is gone after a deployment: fetch the document anew, at most once a minute.
  function reloadOnce() {
    try {
      if (Date.now() - window.leftAt < 5000) return;
      if (Date.now() - Number(sessionStorage.getItem("chunk-reload")) < 60_000) return;
      sessionStorage.setItem("chunk-reload", String(Date.now()));
      location.reload();
    } catch {
      // Without storage the page stays as it is: complete, without scripts.
    }
  }
  // History within this document needs the router; until that listens (see navigation.tsx), the address is loaded.
  const { pathname, search } = location;
  function loadOther() {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  }
  addEventListener("popstate", loadOther);
  addEventListener("router-ready", () => removeEventListener("popstate", loadOther), { once: true });
  const events = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "input"];
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });
  // For installing only: not before the first paint, like everything else.
  function addManifest() {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/site.webmanifest";
    document.head.append(link);
  }
  function onIdle() {
    if (location.search || document.querySelector("[data-starts-scripts]")) start();
  }
  function whenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(onIdle, { timeout: 2000 });
    else setTimeout(onIdle, 2000);
  }
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
})();
