import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { Locale } from "@waku/i18n/locale";
import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "../../ui/icon/icon";
import { formatNumber, metricUnit } from "../format";
import { type ChoiceFacet, type FilterIssue, numberFacets, type Range, type RobotFilter } from "../model/filter";
import { type Edge, rangeName, readTyped } from "../model/read-filter";
import { robotTexts } from "../texts";
import { valueLabel } from "./chip-label";
import type { FinderNames, FinderResult } from "./finder-view";
import { issuesId } from "./issues";
import { RangeSlider } from "./range-slider";
import styles from "./robot-finder.module.css";

type Props = {
  result: FinderResult;
  /** What stands in the fields at first; what is typed and ticked then is the browser's. */
  filter: RobotFilter;
  typed: Record<string, string>;
  names: FinderNames;
  locale: Locale;
};

/** The fields by which robots are found: name, kind, limits, and what is asked for less often. */
export const FilterFields = memo(function FilterFields({ result, filter, typed, names, locale }: Props) {
  const t = robotTexts[locale];
  const shared = { result, filter, names, locale };
  return (
    <>
      <div className={styles.search}>
        <label htmlFor="robot-search">{t.search}</label>
        <input
          id="robot-search"
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={80}
          autoComplete="off"
          aria-describedby="robot-search-hint"
        />
        <span id="robot-search-hint" className={styles.hint}>
          {t.searchHint}
        </span>
      </div>
      <Choices {...shared} facet="type" values={robotTypes} legend={t.kind} className={styles.kinds} />
      <a href="#results" className={styles.jump}>
        {t.found(formatNumber(result.total, locale))} <Icon name="arrow-right" />
      </a>
      <div className={styles.panel}>
        <Group title={t.limits} isOpen>
          {robotNumbers.map((number) => (
            <Limit key={number} number={number} typed={typed} {...shared} />
          ))}
        </Group>
        <Group title={t.makerAndCountry} isOpen={filter.maker.length + filter.country.length > 0}>
          <OneMore
            {...shared}
            facet="maker"
            values={names.makers}
            label={t.maker}
            none={t.anyMaker}
            more={t.moreMakers}
          />
          <OneMore
            {...shared}
            facet="country"
            values={names.countries}
            label={t.country}
            none={t.anyCountry}
            more={t.moreCountries}
          />
        </Group>
        <Group
          title={t.navigationAndStatus}
          isOpen={filter.navigation.length + filter.status.length + filter.known.length > 0}
        >
          <Choices {...shared} facet="status" values={robotStatuses} legend={t.statusLabel} note={t.statusNote} />
          <Choices
            {...shared}
            facet="navigation"
            values={navigationKinds}
            legend={t.navigationLabel}
            note={t.navigationNote}
          />
          <fieldset className={styles.choices}>
            <legend>{t.knownOnly}</legend>
            {robotNumbers.map((number) => (
              <label key={number} className={styles.choice}>
                <input
                  type="checkbox"
                  name="known"
                  value={numberFacets[number].name}
                  defaultChecked={filter.known.includes(number)}
                />
                <span>{t.numbers[number].label}</span>
              </label>
            ))}
          </fieldset>
        </Group>
        <button type="submit" className={styles.submit}>
          {t.submit}
        </button>
      </div>
    </>
  );
});

type Shared = Omit<Props, "typed">;

/** Fields that belong together, folded where they are rarely needed. */
function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>
        {title} <Icon name="chevron-down" />
      </summary>
      <Seen isSeen={isUnfolded}>
        <div className={styles.fields}>{children}</div>
      </Seen>
    </details>
  );
}

/** Stays as it is while nobody sees it: lists of all makers are long, and each result counts them anew. */
const Seen = memo(
  ({ children }: { isSeen: boolean; children: ReactNode }) => children,
  (_, { isSeen }) => !isSeen,
);

/** Both ends of a range of values as numbers and on a line, with how many models have the value at all. */
function Limit({
  number,
  result,
  filter,
  typed,
  locale,
}: Omit<Shared, "names"> & { number: RobotNumber; typed: Props["typed"] }) {
  const t = robotTexts[locale];
  const { label, hint } = t.numbers[number];
  const { known, of } = result.known[number];
  const scale = result.scales[number];
  const unit = metricUnit(number);
  const id = `limit-${numberFacets[number].name}`;
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  // What the thumbs show. The fields are the browser's, and what they say is what counts.
  const [range, setRange] = useState<Range>(filter.ranges[number] ?? {});
  const move = useCallback(
    (which: Edge, value: number | undefined) => {
      const field = (which === "min" ? min : max).current;
      if (field) field.value = value === undefined ? "" : formatNumber(value, locale);
      setRange((before) => ({ ...before, [which]: value }));
    },
    [locale],
  );
  const read = (which: Edge, text: string) =>
    setRange((before) => ({ ...before, [which]: readTyped(text, number, which, locale) }));
  const readEarly = useEffectEvent(read);

  // A limit may have been typed before the scripts arrived.
  useEffect(() => {
    for (const [which, field] of [["min", min.current] as const, ["max", max.current] as const])
      if (field && field.value !== field.defaultValue) readEarly(which, field.value);
  }, []);

  const edge = (which: Edge) => {
    const name = rangeName(number, which);
    const value = filter.ranges[number]?.[which];
    const fault = result.issues.some((issue) => isFaultOf(issue, number, which));
    const words = which === "min" ? t.fromShort : t.toShort;
    return (
      <label className={styles.edge} data-invalid={fault || undefined}>
        <span className="visually-hidden">{label} </span>
        <span className={styles.prefix}>{words}</span>
        <input
          ref={which === "min" ? min : max}
          name={name}
          defaultValue={typed[name] ?? (value === undefined ? "" : formatNumber(value, locale))}
          placeholder={scale && formatNumber(scale[which], locale)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          aria-invalid={fault || undefined}
          aria-describedby={fault ? `${id} ${issuesId}` : id}
          onInput={({ currentTarget }) => read(which, currentTarget.value)}
        />
      </label>
    );
  };
  return (
    <fieldset className={styles.limit}>
      <legend>
        {label}
        {unit && <span className={styles.unit}> {unit}</span>}
      </legend>
      <p id={id} className={styles.hint}>
        {t.known(formatNumber(known, locale), formatNumber(of, locale))}
        {hint && <span> · {hint}</span>}
      </p>
      {scale && scale.steps.length > 1 && (
        <RangeSlider
          number={number}
          steps={scale.steps}
          bars={scale.bars}
          range={range}
          locale={locale}
          onMove={move}
        />
      )}
      {edge("min")}
      {edge("max")}
    </fieldset>
  );
}

function isFaultOf(issue: FilterIssue, number: RobotNumber, edge: Edge): boolean {
  return "edge" in issue && issue.number === number && issue.edge === edge;
}

/** Values of a facet to tick, each with how many models it would find. */
function Choices({
  facet,
  values,
  legend,
  note,
  className = styles.choices,
  result,
  filter,
  names,
  locale,
}: Shared & { facet: ChoiceFacet; values: readonly string[]; legend: string; note?: string; className?: string }) {
  const chosen: readonly string[] = filter[facet];
  const counts = result.counts[facet];
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {note && <p className={styles.hint}>{note}</p>}
      {values.map((value) => {
        const count = counts.get(value) ?? 0;
        return (
          <label key={value} className={styles.choice} data-none={count === 0 || undefined}>
            <input type="checkbox" name={facet} value={value} defaultChecked={chosen.includes(value)} />
            <span>{valueLabel(facet, value, names, locale)}</span>
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/**
 * A long list to choose one more value from; those chosen stand as chips above the results. By keyboard one passes other
 * values on the way to the one that is meant, so that a choice may change until the list is left or opened again.
 */
function OneMore({
  facet,
  values,
  label,
  none,
  more,
  result,
  locale,
}: Shared & {
  facet: "maker" | "country";
  values: [value: string, name: string][];
  label: string;
  none: string;
  more: string;
}) {
  const chosen: readonly string[] = result.filter[facet];
  const counts = result.counts[facet];
  const id = `robot-${facet}`;
  const [current, setCurrent] = useState("");
  // Chosen, and on the way: the results do not have it yet.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (awaited.some((value) => chosen.includes(value))) setAwaited(awaited.filter((value) => !chosen.includes(value)));
  const settled = [...new Set([...chosen, ...awaited])].filter((value) => value !== current);
  const settle = () => {
    if (current !== "") setAwaited([...awaited, current]);
    setCurrent("");
  };
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      {settled.map((value) => (
        <input key={value} type="hidden" name={facet} value={value} />
      ))}
      <select
        id={id}
        name={facet}
        value={current}
        onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
        onBlur={settle}
        onPointerDown={settle}
      >
        <option value="">{chosen.length > 0 ? more : none}</option>
        {values.map(([value, name]) => {
          const count = counts.get(value) ?? 0;
          if (value !== current && (count === 0 || settled.includes(value))) return null;
          return (
            <option key={value} value={value}>
              {name} ({formatNumber(count, locale)})
            </option>
          );
        })}
      </select>
    </div>
  );
}
