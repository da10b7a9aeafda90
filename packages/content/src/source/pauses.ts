/** So long work goes on before requests have their turn. */
const sliceMs = 8;

/** Lets requests have their turn once work has gone on for a while. */
export function pauses(): { readonly isDue: boolean; take: () => Promise<void> } {
  let since = performance.now();
  return {
    get isDue() {
      return performance.now() - since >= sliceMs;
    },
    async take() {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    },
  };
}
