import type { Locale } from "@waku/i18n/locale";
import { notationParam } from "@waku/i18n/numbers";
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useErrorInTitle } from "../../seo/use-error-in-title";
import { useAddressState } from "../../tools/use-address-query";
import { formatNumber } from "../format";
import type { RobotFilter } from "../model/filter";
import { robotTexts } from "../texts";
import { Chips } from "./chips";
import { FilterFields } from "./filter-fields";
import type { FinderView } from "./finder-view";
import { Issues } from "./issues";
import { type LiveFinder, loadLiveFinder } from "./live-finder";
import { finderQuery } from "./params";
import { Results } from "./results";
import styles from "./robot-finder.module.css";

type Props = {
  view: FinderView;
  locale: Locale;
  /** Whether it takes the place of another state, by a link. */
  isRenewed: boolean;
};

/** Where the results begin; links to other filters lead there. */
const resultsId = "results";

/**
 * The robot finder: one GET form with filters and results, which the server answers. With scripts the results follow
 * each change without it: code and data of the search come at the first touch.
 */
export function RobotFinder({ view, locale, isRenewed }: Props) {
  const t = robotTexts[locale];
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** How often something was changed: only the last change is worth a search. */
  const changes = useRef(0);
  const [result, setResult] = useState(view.result);
  const [live, setLive] = useState<LiveFinder>();
  // What is typed and ticked is the browser's; a filter that a link takes off draws the fields anew.
  const [fields, setFields] = useState({ filter: view.result.filter, typed: view.typed, round: 0 });
  const { ticked } = result;
  const address = useAddressState(finderQuery(result.filter, ticked));
  const { names } = view;
  useErrorInTitle(result.issues.length > 0);
  const hrefOf = useCallback(
    (filter: RobotFilter) => {
      const search = finderQuery(filter, ticked);
      return `${pathname}${search && `?${search}`}#${resultsId}`;
    },
    [pathname, ticked],
  );

  async function wake(): Promise<LiveFinder | undefined> {
    const finder = await loadLiveFinder();
    if (finder) setLive(finder);
    return finder;
  }

  /** Shows what the form says now. Without the data its button still asks the server. */
  async function follow() {
    if (!form.current) return;
    // Read before anything is waited for: lists of one more choice are empty again right afterwards.
    const entered = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) entered.append(name, String(value));
    changes.current += 1;
    const change = changes.current;
    const finder = await wake();
    // What is typed or ticked is shown first; results follow, unless there is a further change by then.
    await afterPaint();
    if (finder && change === changes.current) setResult(finder.read(entered));
  }
  const followEarlyInput = useEffectEvent(follow);

  // Somebody may have typed or ticked something before the scripts arrived: what the form says counts.
  useEffect(() => {
    if (form.current && isTouched(form.current)) void followEarlyInput();
  }, []);

  // The link that led here is gone, and the focus with it.
  useEffect(() => {
    if (isRenewed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isRenewed]);

  /** A link to another filter: with the data at hand it is shown at once. By others the page is left, as it stands now. */
  function onLink(event: React.MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    if (link.dataset.filter === undefined) return address.leave();
    if (!live || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    heading.current?.focus();
    void show(live, new URL(link.href).searchParams);
  }

  /** Shows another filter, in the fields, too: all of them anew, in steps between which the browser can do other things. */
  async function show(finder: LiveFinder, search: URLSearchParams) {
    changes.current += 1;
    const change = changes.current;
    await afterPaint();
    if (change !== changes.current) return;
    const next = finder.read(search);
    startTransition(() => {
      setResult(next);
      setFields(({ round }) => ({ filter: next.filter, typed: {}, round: round + 1 }));
    });
  }

  return (
    // Its links are what is clicked; the form only hears of it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <form
      ref={form}
      className={styles.finder}
      method="get"
      action={`${pathname}#${resultsId}`}
      onClick={onLink}
      onPointerEnter={() => void wake()}
      onFocus={() => void wake()}
      onInput={() => void follow()}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!live || submitter?.hasAttribute("formaction")) return;
        event.preventDefault();
        address.write();
        heading.current?.focus();
      }}
    >
      <input type="hidden" name={notationParam} value={locale} />
      <FilterFields
        key={`fields ${fields.round}`}
        result={result}
        filter={fields.filter}
        typed={fields.typed}
        names={names}
        locale={locale}
      />
      <section id={resultsId} className={styles.results} aria-labelledby="results-heading">
        <header className={styles.head}>
          <h3 id="results-heading" ref={heading} tabIndex={-1} className={styles.total}>
            <span aria-live="polite">{t.found(formatNumber(result.total, locale))}</span>{" "}
            <small>{t.ofAll(formatNumber(view.all.robots, locale))}</small>
          </h3>
          <div className={styles.sort}>
            <label htmlFor="robot-sort">{t.sort}</label>
            <select id="robot-sort" name="sort" defaultValue={fields.filter.sort} key={`sort ${fields.round}`}>
              {Object.entries(t.sorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </header>
        <Issues issues={result.issues} locale={locale} />
        <Chips result={result} names={names} locale={locale} hrefOf={hrefOf} />
        <Results result={result} names={names} locale={locale} hrefOf={hrefOf} />
      </section>
    </form>
  );
}

/** Resolves when the browser has shown what stands there now. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Whether a field says something else than the server wrote into it. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) {
      const written = element.querySelector<HTMLOptionElement>("option[selected]") ?? element.options[0];
      return element.value !== written?.value;
    }
    if (!(element instanceof HTMLInputElement) || element.type === "hidden") return false;
    if (element.type === "checkbox") return element.checked !== element.defaultChecked;
    return element.value !== element.defaultValue;
  });
}
