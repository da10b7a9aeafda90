let loading: Promise<void> | undefined;

/**
 * Loads the whole stylesheet; the page itself came with only the rules it uses. Needed before another page
 * is shown, so it is fetched at the first sign of interest. Resolves at once where styles came as files
 * (development); rejects when the file is gone after a deployment.
 */
export function loadWholeStylesheet(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const href = document.documentElement.dataset.stylesheet;
    if (!href) {
      resolve();
      return;
    }
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error("Unable to preload the stylesheet."));
    };
    document.head.append(link);
  });
  return loading;
}
