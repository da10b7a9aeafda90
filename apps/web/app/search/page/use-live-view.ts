import type { Locale } from "@waku/i18n/locale";
import { useEffect, useRef, useState } from "react";
import { fetchView } from "../fetch-search";
import type { SearchView } from "../search-view";
import { pause, typingPauseMs } from "../typing-pause";

/**
 * What the search page shows: what it came with, or the answer to what was typed since.
 * @param loaded what the page came with; another one, by a link, takes the place of everything typed before
 */
export function useLiveView(loaded: SearchView, locale: Locale) {
  const [live, setLive] = useState<{ loaded: SearchView; view: SearchView; hasFailed: boolean }>();
  const request = useRef<AbortController>(undefined);
  const current = live?.loaded === loaded ? live : { view: loaded, hasFailed: false };

  // A request is outside of React: its answer is worth nothing once the page shows something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => () => request.current?.abort(), [loaded]);

  /**
   * Shows the answer to a text, unless another one is asked for meanwhile.
   * @returns whether there is an answer
   */
  async function follow(text: string, pauseMs = typingPauseMs): Promise<boolean> {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    const { view } = current;
    try {
      await pause(pauseMs, own.signal);
      const next = await fetchView(locale, { text, kind: view.kind }, own.signal);
      setLive({ loaded, view: next, hasFailed: false });
      return true;
    } catch {
      if (own.signal.aborted) return true;
      setLive({ loaded, view, hasFailed: true });
      return false;
    }
  }
  return { ...current, follow };
}
