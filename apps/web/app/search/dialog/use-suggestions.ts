import type { Locale } from "@waku/i18n/locale";
import { useEffect, useRef, useState } from "react";
import { fetchSuggested } from "../fetch-search";
import type { Suggested } from "../search-view";
import { pause, typingPauseMs } from "../typing-pause";

/** What is known about what was typed. While an answer is waited for, the one before it stays. */
export type Suggesting = {
  status: "waiting" | "answered" | "failed";
  /** What was typed, without spaces around it. */
  text: string;
  /** The latest answer. */
  suggested?: Suggested;
};

/** Suggestions for what is typed; an answer to something older never takes the place of a newer one. */
export function useSuggestions(locale: Locale, initial: string): Suggesting & { type: (typed: string) => void } {
  const [suggesting, setSuggesting] = useState<Suggesting>({ status: "waiting", text: initial.trim() });
  const request = useRef<AbortController>(undefined);

  async function ask(text: string) {
    request.current?.abort();
    const own = new AbortController();
    request.current = own;
    setSuggesting((before) => ({ ...before, status: "waiting", text }));
    try {
      await pause(text ? typingPauseMs : 0, own.signal);
      const suggested = await fetchSuggested(locale, text, own.signal);
      setSuggesting({ status: "answered", text, suggested });
    } catch {
      if (!own.signal.aborted) setSuggesting({ status: "failed", text });
    }
  }

  function type(typed: string) {
    const text = typed.trim();
    if (text !== suggesting.text) void ask(text);
  }

  // The first ones are fetched as soon as the search is open; nothing is waited for once it is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it opens with stays the same
  useEffect(() => {
    void ask(initial.trim());
    return () => request.current?.abort();
  }, []);

  return { ...suggesting, type };
}
