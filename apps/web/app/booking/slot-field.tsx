import type { Locale } from "@waku/i18n/locale";
import { focusIdOf, noSlot, zoneField } from "@waku/leads";
import {
  dateText,
  instantText,
  readSlot,
  type SlotChoice,
  showSameTime,
  slotValue,
  timeText,
  wallClock,
  weekdayText,
  weeksOf,
  zoneText,
} from "@waku/leads/booking";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocale, useMessages } from "../i18n/use-locale";
import { Icon } from "../ui/icon/icon";
import { type CalendarState, focusAgain, readCalendar } from "./slot-calendar";
import styles from "./slot-field.module.css";
import { deviceZone } from "./use-device-zone";
import { ZonePicker } from "./zone-picker";

type Props = {
  /** Unique on the page. */
  id: string;
  name: string;
  label: string;
  choice: SlotChoice;
  /** What was chosen before, if the form comes back. */
  value?: string;
  error?: string;
  /** Free slots near one that was lost. */
  near?: number[];
  /** Whether the browser puts the focus here when it loads the page. */
  hasFocus?: boolean;
  /** Whether a visitor may say that no time suits. */
  hasNone?: boolean;
};

/**
 * The free slots as radio buttons, by week and day. The server shows the calendar's own zone, which is all there is
 * without scripts; with them it is the visitor's, or the one he picks.
 */
export function SlotField({ id, name, label, choice, value = "", error, near = [], hasFocus, hasNone = false }: Props) {
  const t = useMessages();
  const locale = useLocale();
  const group = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(value);
  const [visitorZone, setVisitorZone] = useState<string>();
  const [seen, setSeen] = useState<CalendarState>();
  const zone = visitorZone ?? choice.timeZone;
  const { slots, minutes, timeZone } = choice;
  // Two buttons of one value cannot both be the chosen one.
  const others = slots.filter((slot) => !near.includes(slot));

  // Days of another zone are other elements: what stood open or had the focus must be so in them, too.
  function showIn(newZone: string | undefined) {
    if (group.current) setSeen(readCalendar(group.current));
    setVisitorZone(newZone);
  }

  // Somebody may have chosen before the scripts came; in the commit itself, since the next rendering sets the buttons.
  const takeOver = useEffectEvent(() => {
    const button = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (button) setChosen(button.value);
    showIn(deviceZone());
  });
  useLayoutEffect(() => takeOver(), []);

  useLayoutEffect(() => {
    if (group.current && seen?.focus) focusAgain(group.current, seen.focus);
  }, [seen]);

  const chosenSlot = readSlot(chosen);
  const button = (slot: number, time: string) => (
    <SlotButton
      key={slot}
      name={name}
      slot={slot}
      time={time}
      homeTime={showSameTime(slot, zone, timeZone) ? undefined : homeTime(slot, zone, timeZone, locale)}
      isChosen={slot === chosenSlot}
      choose={setChosen}
    />
  );
  const describedBy = error ? `${id}-error ${id}-zone` : `${id}-zone`;
  // What needs attention can take the focus: by script, or by the browser itself where the form comes back without.
  // It is the legend, since a whole calendar is taller than a screen and would push the summary above it out of view.
  const focus = error ? { "data-invalid": "", tabIndex: -1, autoFocus: hasFocus } : {};
  return (
    <fieldset
      ref={group}
      id={id}
      className={styles.field}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a fieldset may be one, and it alone can be required
      role="radiogroup"
      aria-labelledby={focusIdOf(id, "slot")}
      aria-describedby={describedBy}
      aria-required
      aria-invalid={error ? true : undefined}
    >
      <legend id={focusIdOf(id, "slot")} {...focus}>
        {label}
      </legend>
      <div className={styles.zone}>
        <p id={`${id}-zone`}>{`${t.slotLength(minutes)} ${t.slotTimesIn(zoneText(zone, locale))}`}</p>
        <ZonePicker
          id={`${id}-picker`}
          zone={zone}
          isHidden={visitorZone === undefined}
          homeZone={timeZone}
          pick={showIn}
        />
      </div>
      <input type="hidden" name={zoneField} value={visitorZone ?? ""} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {near.length > 0 && (
        <fieldset className={styles.near}>
          <legend>{t.slotNear}</legend>
          {near.map((slot) => button(slot, shortText(slot, zone, locale)))}
        </fieldset>
      )}
      {weeksOf(others, zone, locale).map(({ monday, title, days }, index) => {
        const values = days.flatMap((day) => day.slots.map((slot) => slotValue(slot.value)));
        const isOpen = seen ? values.some((slot) => seen.open.has(slot)) : index === 0;
        return (
          <details key={`${zone} ${monday}`} className={styles.week} open={isOpen || values.includes(value)}>
            <summary>
              <span>{title}</span> <small>{t.slotCount(values.length)}</small>
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.days}>
              {days.map((day) => (
                <fieldset key={day.day} className={styles.day}>
                  <legend>
                    <span>{day.weekday},</span> {day.date}
                  </legend>
                  {day.slots.map((slot) => button(slot.value, slot.time))}
                </fieldset>
              ))}
            </div>
          </details>
        );
      })}
      {slots.length === 0 && (
        <>
          <p>{t.slotsGone}</p>
          <input type="hidden" name={name} value={noSlot} />
        </>
      )}
      {hasNone && slots.length > 0 && (
        <label className={styles.none}>
          <input
            type="radio"
            name={name}
            value={noSlot}
            checked={chosen === noSlot}
            onChange={() => setChosen(noSlot)}
          />
          {t.slotNone}
        </label>
      )}
      <p role="status" className={styles.chosen}>
        {chosenSlot !== undefined && slots.includes(chosenSlot) && t.slotChosen(instantText(chosenSlot, zone, locale))}
      </p>
    </fieldset>
  );
}

type SlotButtonProps = {
  name: string;
  slot: number;
  time: string;
  /** The calendar's own time, where it is another. */
  homeTime?: string;
  isChosen: boolean;
  choose: (value: string) => void;
};

function SlotButton({ name, slot, time, homeTime, isChosen, choose }: SlotButtonProps) {
  const value = slotValue(slot);
  return (
    <label className={styles.slot}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={() => choose(value)} />
      <span>
        {time}
        {homeTime && <span> {homeTime}</span>}
      </span>
    </label>
  );
}

function shortText(slot: number, zone: string, locale: Locale): string {
  const { day } = wallClock(slot, zone);
  return `${weekdayText(day, locale)}, ${dateText(day, locale)}, ${timeText(slot, zone, locale)}`;
}

/** The calendar's own time, with its weekday where that is another. */
function homeTime(slot: number, zone: string, timeZone: string, locale: Locale): string {
  const { day } = wallClock(slot, timeZone);
  const weekday = day === wallClock(slot, zone).day ? "" : `${weekdayText(day, locale)}, `;
  return `${weekday}${timeText(slot, timeZone, locale)} ${zoneText(timeZone, locale)}`;
}
