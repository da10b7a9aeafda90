// While drafts are shown every link loads a document: the bar of the next page is about that page.
addEventListener(
  "click",
  (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.origin !== location.origin) return;
    if (link.pathname + link.search !== location.pathname + location.search) event.stopImmediatePropagation();
  },
  true,
);
