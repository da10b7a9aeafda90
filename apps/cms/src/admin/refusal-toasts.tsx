"use client";

import { toast } from "@payloadcms/ui";
import { isValidElement, type ReactNode, useEffect } from "react";
import { RefusalText } from "./refusal-text.tsx";

/**
 * Errors stay in the panel until somebody closes them or tries again, with all they say, one line below the other. The
 * panel's own way shows them for four seconds, and takes commas and colons for a list.
 */
export function RefusalToasts({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver(keepErrors);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return children;
}

type Toast = ReturnType<typeof toast.getToasts>[number];

function keepErrors(): void {
  const toasts = toast.getToasts();
  const newest = toasts.at(-1);
  for (const each of toasts) {
    if (!("type" in each) || each.type !== "error") continue;
    if (each.duration !== Number.POSITIVE_INFINITY) {
      const text = textOf(each);
      const shown = text === undefined ? each.title : <RefusalText text={text} />;
      toast.error(shown as ReactNode, { id: each.id, description: undefined, duration: Number.POSITIVE_INFINITY });
    } else if (each !== newest) toast.dismiss(each.id);
  }
}

/** What an error of several lines says; the panel wraps the one of a form in an element of its own. */
function textOf(shown: Toast): string | undefined {
  const { title, description } = shown as { title?: unknown; description?: unknown };
  const said = isValidElement<{ errorMessage?: unknown }>(title) ? title.props.errorMessage : title;
  const text = [said, description].filter((part) => typeof part === "string").join("\n");
  return text.includes("\n") ? text : undefined;
}
