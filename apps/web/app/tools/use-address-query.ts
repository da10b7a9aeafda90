import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** Pause in typing after which the address follows. */
const pauseMs = 400;

/**
 * Keeps a tool's state in the page's address, so that it can be shared, survives the language switch and is there
 * on the way back. No history entry per change, nothing fetched: the page already shows the state.
 * @param query the state; undefined while it cannot be used. The first one is where the address came from.
 * @returns writes the query at once
 */
export function useAddressQuery(query: string | undefined): () => void {
  return useAddressState(query).write;
}

/**
 * The same for pages that are left by links of their own.
 * @returns also `leave`, for a click on such a link: the page left has its state, and nothing gets in the link's way
 */
export function useAddressState(query: string | undefined): { write: () => void; leave: () => void } {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const written = useRef(query);
  const write = useEffectEvent(() => writeNow());

  function writeNow() {
    if (query === undefined || query === written.current) return;
    // Whoever leaves is not held back, and the address of another page is none of ours.
    if (state !== "idle" || location.pathname !== pathname) return;
    written.current = query;
    void navigate({ search: query }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }

  function leave() {
    if (query === undefined || query === written.current) return;
    written.current = query;
    history.replaceState(history.state, "", query ? `?${query}` : location.pathname);
  }

  // The address is outside of React, and follows the state after a pause.
  useEffect(() => {
    if (query === undefined || query === written.current) return;
    const timer = setTimeout(() => write(), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);

  return { write: writeNow, leave };
}
