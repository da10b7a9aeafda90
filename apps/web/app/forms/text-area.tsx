import { type ComponentProps, useSyncExternalStore } from "react";

/**
 * A textarea that keeps what was typed before React takes the page over. React sets the value of one that comes with a
 * text, and would bring back that text; so it is told the text that stands in it.
 */
export function TextArea({
  defaultValue,
  ...props
}: ComponentProps<"textarea"> & { id: string; defaultValue: string }) {
  const isTakenOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const shown = isTakenOver || import.meta.env.SSR ? defaultValue : textOf(props.id);
  return <textarea {...props} defaultValue={shown ?? defaultValue} />;
}

function textOf(id: string): string | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
