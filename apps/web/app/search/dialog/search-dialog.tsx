import { type Locale, localePath } from "@waku/i18n/locale";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { isSearchKeyOn, setSearchKey } from "../../client/search-opener";
import { Announcement } from "../../ui/announcement/announcement";
import { Icon } from "../../ui/icon/icon";
import { maxTypedLength, searchHref, searchParams, searchPath } from "../search-address";
import type { Suggested } from "../search-view";
import { searchTexts } from "../texts";
import { formatCount } from "../view-texts";
import { Choices } from "./choices";
import styles from "./search-dialog.module.css";
import { suggestionGroups } from "./suggestion-groups";
import { type Suggesting, useSuggestions } from "./use-suggestions";

export type SearchDialogProps = {
  locale: Locale;
  /** Gets the focus back; without it what had the focus before. */
  opener?: HTMLElement;
  /** What was typed before it was there. */
  typed: string;
  onClose: () => void;
};

/** The search over the page: a field with suggestions that is steered by keyboard (combobox with a list, ARIA APG). */
export function SearchDialog({ locale, opener, typed, onClose }: SearchDialogProps) {
  const t = searchTexts[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { type, ...suggesting } = useSuggestions(locale, typed);
  const [chosen, setChosen] = useState<{ index: number; of: Suggested | undefined }>();
  const [hasKey, setHasKey] = useState(isSearchKeyOn);
  const { status, text } = suggesting;
  const groups = suggestionGroups(suggesting, locale);
  const choices = groups.flatMap((group) => group.choices);
  // Other suggestions are another list, of which nothing is chosen yet.
  const active = chosen && chosen.of === suggesting.suggested ? chosen.index : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  useLayoutEffect(() => dialog.current?.showModal(), []);

  function options(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
  }

  function close() {
    dialog.current?.close();
  }

  function onClosed() {
    // A link in the drawer is gone with it: the button that opens that is what leads there.
    const target = opener?.checkVisibility() ? opener : opener && document.querySelector<HTMLElement>(drawerButton);
    target?.focus();
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || choices.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // Before the first and after the last one stands the field itself.
    const places = choices.length + 1;
    const index = ((active + 1 + step + places) % places) - 1;
    setChosen({ index, of: suggesting.suggested });
    options()[index]?.scrollIntoView({ block: "nearest" });
  }

  /** Follows what is chosen like a click on it; the last choice are all results. */
  function follow() {
    const all = options();
    if (active >= 0) all[active]?.click();
    else if (text) all.at(-1)?.click();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.field}
      // On small screens it scrolls: no stop of its own then, as browsers make of what scrolls.
      tabIndex={-1}
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.sheet}>
        <form
          className={styles.head}
          method="get"
          action={localePath(locale, searchPath)}
          onSubmit={(event) => {
            event.preventDefault();
            follow();
          }}
        >
          <Icon name="search" />
          <input
            autoFocus
            // Not "search": there Escape empties the field first in some browsers.
            type="text"
            inputMode="search"
            name={searchParams.text}
            defaultValue={typed}
            role="combobox"
            aria-label={t.field}
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            placeholder={t.placeholder}
            maxLength={maxTypedLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => {
              setChosen(undefined);
              type(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} aria-label={t.close} onClick={close}>
            <kbd>{t.closeKey}</kbd>
            <Icon name="x" />
          </button>
        </form>
        {/* The arrow keys scroll it, from the field. */}
        <div className={styles.body} tabIndex={-1} data-waiting={status === "waiting" || undefined}>
          <div ref={list} id={`${id}-list`} role="listbox" aria-label={t.suggestions} hidden={choices.length === 0}>
            <Choices groups={groups} active={active} optionId={optionId} locale={locale} onFollow={close} />
          </div>
          <State {...suggesting} locale={locale} />
        </div>
        <footer className={styles.foot}>
          <p className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.choose} <kbd>↵</kbd> {t.keys.open}
          </p>
          <label>
            <input
              type="checkbox"
              checked={hasKey}
              onChange={(event) => {
                setHasKey(event.currentTarget.checked);
                setSearchKey(event.currentTarget.checked);
              }}
            />
            {t.slashKey}
          </label>
        </footer>
      </div>
    </dialog>
  );
}

/** The button that opens the menu on small screens. */
const drawerButton = "header button[popovertarget]:not([popovertargetaction])";

/** What is to be said about the suggestions, where they do not speak for themselves; how many there are, for who cannot see. */
function State({ status, text, suggested, locale }: Suggesting & { locale: Locale }) {
  const t = searchTexts[locale];
  const count = suggested?.suggestions.length ?? 0;
  const isNone = status === "answered" && text !== "" && count === 0;
  const spoken = text === "" || status !== "answered" ? "" : t.suggestionCount(formatCount(count, locale));
  return (
    <>
      {status === "waiting" && !suggested && <p className={styles.note}>{t.loading}</p>}
      {isNone && <p className={styles.note}>{t.noSuggestions}</p>}
      {status === "failed" && (
        <p className={styles.note} role="alert">
          {t.dialogFailed} <a href={searchHref(locale, { text })}>{t.toPage}</a>
        </p>
      )}
      <Announcement text={isNone ? t.noSuggestions : spoken} />
    </>
  );
}
