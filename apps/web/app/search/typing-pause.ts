/** As long as nobody types another letter in this time, what was typed is searched for. In milliseconds. */
export const typingPauseMs = 120;

/** Resolves after a while. @throws when it is over before that */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      fail(signal.reason);
    });
  });
}
