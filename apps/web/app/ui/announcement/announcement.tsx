import { useEffect, useState } from "react";

/** How long a text has to stay before it is spoken, in milliseconds. */
const restMs = 1000;

/**
 * Tells screen readers what a value has become: once it rests, not at each step on the way there, and nothing of what
 * the page came with.
 * @param text the value with its name, since it is heard without what stands around it
 */
export function Announcement({ text }: { text: string }) {
  const [initial] = useState(text);
  const [spoken, setSpoken] = useState<string>();

  // A timer is an outside thing.
  useEffect(() => {
    if (text === (spoken ?? initial)) return;
    const timer = setTimeout(() => setSpoken(text), restMs);
    return () => clearTimeout(timer);
  }, [text, spoken, initial]);

  return (
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
  );
}
