import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Pause in typing after which the address follows. */
const pauseMs = 400;

/**
 * Keeps a tool's state in the page's address, so that it can be shared, survives the language switch and is there
 * on the way back. No history entry per change, nothing fetched: the page already shows the state.
 * @returns writes a query, at once or after a pause
 */
export function useAddressQuery(): (query: string, isAtOnce?: boolean) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  // A pending write must not fire on the page one has moved on to.
  useEffect(() => () => clearTimeout(timer.current), []);

  return (query, isAtOnce = false) => {
    clearTimeout(timer.current);
    const write = () =>
      navigate({ search: query }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    timer.current = window.setTimeout(() => void write(), isAtOnce ? 0 : pauseMs);
  };
}
