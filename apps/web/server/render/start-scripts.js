// Runs inline in every page. The page is complete without scripts; they start when the browser is idle after
// loading (at the latest after 2 s), or as soon as the visitor does anything.
(() => {
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const event of events) removeEventListener(event, start, true);
    for (const deferred of document.querySelectorAll('script[type="text/deferred-module"]')) {
      const script = document.createElement("script");
      script.type = "module";
      script.textContent = deferred.textContent;
      script.onerror = reloadOnce;
      document.body.append(script);
    }
  }
  // Code that is gone after a deployment: fetch the document anew, at most once a minute.
  function reloadOnce() {
    try {
      if (Date.now() - Number(sessionStorage.getItem("chunk-reload")) < 60_000) return;
      sessionStorage.setItem("chunk-reload", String(Date.now()));
      location.reload();
    } catch {
      // Without storage the page stays as it is: complete, without scripts.
    }
  }
  const events = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"];
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });
  function whenIdle() {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 2000);
  }
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
})();
