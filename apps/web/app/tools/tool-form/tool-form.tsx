import type { Locale } from "@waku/i18n/locale";
import { notationParam } from "@waku/i18n/numbers";
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useErrorInTitle } from "../../seo/use-error-in-title";
import { QuietButton } from "../../ui/quiet-button/quiet-button";
import styles from "./tool-form.module.css";

type Props = {
  locale: Locale;
  /** Block the form leads back to. */
  anchor?: string;
  submitLabel: string;
  /** Whether a field cannot be used, so that there is no result. */
  isWrong: boolean;
  /** What gets the focus when every field can be used. */
  resultRef: RefObject<HTMLElement | null>;
  /** Hears of what stood in the fields before the scripts arrived. */
  onEarlyInput: (fields: URLSearchParams) => void;
  onSubmit: () => void;
  children: ReactNode;
};

/**
 * Form of a calculating tool: without scripts a plain GET on the page's own address; with them Enter leads to the
 * first field that cannot be used, else to the result.
 */
export function ToolForm({ locale, anchor, submitLabel, isWrong, resultRef, onEarlyInput, onSubmit, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  useErrorInTitle(isWrong);
  const tellEarlyInput = useEffectEvent(onEarlyInput);

  // Somebody may have typed or chosen before the scripts arrived: what the form says counts.
  // In the commit itself, since the next rendering puts the state's texts into the fields.
  useLayoutEffect(() => {
    if (!element.current) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(element.current)) fields.append(name, String(value));
    tellEarlyInput(fields);
  }, []);

  return (
    <form
      ref={element}
      className={styles.form}
      method="get"
      action={anchor ? `${pathname}#${anchor}` : pathname}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        const firstWrong = element.current?.querySelector<HTMLElement>("[aria-invalid]");
        (firstWrong ?? resultRef.current)?.focus();
      }}
    >
      <input type="hidden" name={notationParam} value={locale} />
      {children}
      <QuietButton label={submitLabel} />
    </form>
  );
}
