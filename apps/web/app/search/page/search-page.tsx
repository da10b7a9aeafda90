import { type Locale, localePath } from "@waku/i18n/locale";
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { pageTitle } from "../../seo/head";
import { useAddressState } from "../../tools/use-address-query";
import { Announcement } from "../../ui/announcement/announcement";
import { Icon } from "../../ui/icon/icon";
import { maxTypedLength, searchFieldId, searchParams, searchPath, searchQuery } from "../search-address";
import type { SearchView } from "../search-view";
import { searchTexts } from "../texts";
import { foundText } from "../view-texts";
import { Answer } from "./answer";
import { Issues } from "./issues";
import styles from "./search-page.module.css";
import { Start } from "./start";
import { useLiveView } from "./use-live-view";

type Props = {
  /** What the page came with. */
  view: SearchView;
  locale: Locale;
  /** Name of the product, for the title. */
  product: string;
  breadcrumb: ReactNode;
};

/** The search page: one GET form, which the server answers. With scripts the results follow what is typed. */
export function SearchPage({ view: loaded, locale, product, breadcrumb }: Props) {
  const t = searchTexts[locale];
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTakenOver = useRef(false);
  const page = useRef(loaded.page);
  const { view, hasFailed, follow } = useLiveView(loaded, locale);
  const address = useAddressState(searchQuery(view));
  const found = foundText(view, locale);

  // The title is of the document: it says what the page shows now.
  useEffect(() => {
    document.title = pageTitle(found || t.title, product);
  }, [found, t, product]);

  /** After a link to another state: its words stand in the field, and the focus is not lost with the link. */
  const onLoaded = useEffectEvent(() => {
    const input = field.current;
    if (!input) return;
    const isTyped = input.value.trim() !== loaded.text;
    // Somebody may have typed before the scripts arrived, and goes on typing while a link is followed.
    const isAhead = isTyped && (!isTakenOver.current || document.activeElement === input);
    if (isAhead) void follow(input.value);
    else if (isTyped) input.value = loaded.text;
    const hasOtherPage = page.current !== loaded.page;
    const isFocusLost = isTakenOver.current && document.activeElement === document.body;
    if (hasOtherPage || isFocusLost) heading.current?.focus({ preventScroll: true });
    page.current = loaded.page;
    isTakenOver.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with is what it is about
  useEffect(() => onLoaded(), [loaded]);

  async function submit(form: HTMLFormElement) {
    const isShown = await follow(field.current?.value ?? "", 0);
    // Without an answer here the page itself asks.
    if (!isShown) return form.submit();
    address.write();
    heading.current?.focus();
  }

  /** Whoever leaves by a link finds the state on the way back, also before the address has followed by itself. */
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a")) address.leave();
  }

  return (
    <div onClickCapture={onClick}>
      <div className={`on-navy ${styles.opening}`}>
        <div className={styles.inner}>
          {breadcrumb}
          <h1 className={styles.title}>{t.title}</h1>
          <search>
            <form
              className={styles.form}
              method="get"
              action={localePath(locale, searchPath)}
              onSubmit={(event) => {
                event.preventDefault();
                void submit(event.currentTarget);
              }}
            >
              <label htmlFor={searchFieldId} className="visually-hidden">
                {t.field}
              </label>
              <div className={styles.field}>
                <Icon name="search" />
                <input
                  ref={field}
                  id={searchFieldId}
                  type="search"
                  name={searchParams.text}
                  defaultValue={loaded.text}
                  placeholder={t.placeholder}
                  maxLength={maxTypedLength}
                  autoComplete="off"
                  autoCapitalize="none"
                  enterKeyHint="search"
                  onChange={(event) => void follow(event.currentTarget.value)}
                />
              </div>
              {view.kind && <input type="hidden" name={searchParams.kind} value={view.kind} />}
              <button type="submit" className={styles.submit}>
                {t.submit}
              </button>
            </form>
          </search>
          {!view.answer && <p className={styles.intro}>{t.intro}</p>}
        </div>
      </div>
      <div className={`${styles.inner} ${styles.body}`}>
        <Issues view={view} hasFailed={hasFailed} locale={locale} />
        {view.answer && <Answer view={view} answer={view.answer} heading={heading} locale={locale} />}
        {view.start && <Start start={view.start} locale={locale} />}
        <Announcement text={found} />
      </div>
    </div>
  );
}
