import { useEffect, useState } from "react";
import { Icon } from "../icon/icon";
import { Toast } from "../toast/toast";
import styles from "./copy-link.module.css";

/** How long the notice stays, in milliseconds. */
const noticeMs = 4000;

/** Copies the address of the page as it stands in the address bar. Hidden where scripts are off. */
export function CopyLink({ label, doneLabel }: { label: string; doneLabel: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const [isReady, setIsReady] = useState(false);

  // The button answers only once scripts run, and only where the browser gives access to the clipboard (https);
  // before that it must not look as if it did.
  useEffect(() => setIsReady("clipboard" in navigator), []);

  // The notice goes away by itself; a timer is an outside thing.
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), noticeMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setIsCopied(true);
    } catch {
      // The visitor's settings refuse it: the address bar still has the address.
    }
  }

  return (
    <>
      <button type="button" className={styles.button} disabled={!isReady} onClick={copy}>
        <Icon name={isCopied ? "check" : "link"} /> {label}
      </button>
      <Toast text={isCopied ? doneLabel : undefined} />
    </>
  );
}
