// Plays the stories of drawn surfaces: runs inline in pages that have some, and is imported where client navigation
// brings the first. `data-story` is the state of a story, styles do the rest (story.css):
// rest → ready (first picture, standing) → playing ⇄ held → rest.
(() => {
  const root = document.documentElement;
  if (root.dataset.stories) return;
  root.dataset.stories = "on";
  // When beats come and how they move: of no use to a picture that rests, so that the server leaves it out of the styles.
  const times = document.getElementById("story-times");
  if (times) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(times.textContent);
    document.adoptedStyleSheets.push(sheet);
  }
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const known = new WeakSet();
  const waiting = new Set();
  let isLoaded = document.readyState === "complete";

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        if (!isIntersecting || target.dataset.story === "playing") continue;
        if (target.dataset.story === "rest") {
          mark(target);
          show(target, "ready");
        }
        const isFilling = rootBounds && intersectionRect.height > rootBounds.height * 0.6;
        if (intersectionRatio < 0.6 && !isFilling) continue;
        observer.unobserve(target);
        if (isLoaded) play(target);
        else waiting.add(target);
      }
    },
    // A story is made ready just below the screen, so that its last picture is not seen before its first.
    { rootMargin: "0px 0px 10%", threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] },
  );

  function scan() {
    for (const story of document.querySelectorAll("[data-story]")) {
      if (known.has(story)) continue;
      known.add(story);
      show(story, "rest");
      for (const step of story.querySelectorAll("[data-step]")) step.disabled = false;
      if (stillness.matches) continue;
      control(story).hidden = false;
      observer.observe(story);
    }
  }

  function control(story) {
    return story.querySelector("[data-story-control]");
  }

  function show(story, state) {
    story.dataset.story = state;
    const button = control(story);
    const { pause, resume, replay } = button.dataset;
    button.ariaLabel = state === "playing" ? pause : state === "held" ? resume : replay;
    if (state === "rest") mark(story, [...story.querySelectorAll("[data-step]")].pop());
  }

  function mark(story, current) {
    for (const step of story.querySelectorAll("[data-step]"))
      if (step === current) step.ariaCurrent = "step";
      else step.ariaCurrent = null;
  }

  function beats(story) {
    return story.getAnimations({ subtree: true }).filter(({ effect }) => effect.target.dataset.beat);
  }

  // Resting comes when the last beat is over; a beat taken off before ends the wait.
  function restAfter(story) {
    Promise.all(beats(story).map(({ finished }) => finished)).then(
      () => show(story, "rest"),
      () => undefined,
    );
  }

  function play(story) {
    if (story.dataset.story === "rest") mark(story);
    show(story, "playing");
    // Beats are known once styles are computed, which the frame does anyway.
    requestAnimationFrame(() => restAfter(story));
  }

  function hold(story, step) {
    observer.unobserve(story);
    waiting.delete(story);
    show(story, "held");
    for (const beat of beats(story)) beat.currentTime = Number(step.dataset.step);
    mark(story, step);
  }

  function onLoaded() {
    isLoaded = true;
    for (const story of waiting) play(story);
    waiting.clear();
  }

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-story-control],[data-step]");
    const story = button?.closest("[data-story]");
    if (!story) return;
    if (button.dataset.step) hold(story, button);
    else if (story.dataset.story === "playing") show(story, "held");
    else {
      observer.unobserve(story);
      waiting.delete(story);
      play(story);
    }
  });
  document.addEventListener("animationstart", ({ target }) => {
    const story = target.dataset.step && target.closest('[data-story="playing"], [data-story="ready"]');
    if (story) mark(story, target);
  });
  stillness.addEventListener("change", () => {
    if (!stillness.matches) return;
    observer.disconnect();
    for (const story of document.querySelectorAll("[data-story]")) {
      show(story, "rest");
      control(story).hidden = true;
    }
  });
  document.addEventListener("stories", scan);
  if (!isLoaded)
    addEventListener(
      "load",
      () => {
        if ("requestIdleCallback" in window) requestIdleCallback(onLoaded, { timeout: 2000 });
        else setTimeout(onLoaded, 200);
      },
      { once: true },
    );
  scan();
})();
