import { useEffect, useRef, useState } from "react";
import { noSlot, zoneField } from "../forms/form-view";
import type { Locale } from "../i18n/locale";
import { useLocale, useMessages } from "../i18n/use-locale";
import { Icon } from "../ui/icon/icon";
import { dateText, instantText, showSameTime, timeText, wallClock, weekdayText, zoneText } from "./clock-text";
import type { SlotChoice } from "./services";
import styles from "./slot-field.module.css";
import { weeksOf } from "./slot-groups";
import { readSlot, slotValue } from "./slot-value";
import { useDeviceZone } from "./use-device-zone";
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
  const [pickedZone, setPickedZone] = useState<string>();
  const deviceZone = useDeviceZone();
  const zone = pickedZone ?? deviceZone ?? choice.timeZone;
  const { slots, minutes, timeZone } = choice;
  // Two buttons of one value cannot both be the chosen one.
  const others = slots.filter((slot) => !near.includes(slot));

  // A slot may have been chosen before the scripts came; another zone renders its button anew.
  useEffect(() => {
    const button = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (button) setChosen(button.value);
  }, []);

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
    <fieldset ref={group} id={id} className={styles.field} aria-describedby={describedBy}>
      <legend {...focus}>{label}</legend>
      <div className={styles.zone}>
        <p id={`${id}-zone`}>
          {t.slotLength(minutes)} {t.slotTimesIn(zoneText(zone, locale))}
        </p>
        <ZonePicker id={`${id}-picker`} zone={zone} deviceZone={deviceZone} homeZone={timeZone} pick={setPickedZone} />
      </div>
      <input type="hidden" name={zoneField} value={deviceZone ? zone : ""} />
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
        const count = days.reduce((sum, day) => sum + day.slots.length, 0);
        const hasValue = days.some((day) => day.slots.some((slot) => slotValue(slot.value) === value));
        return (
          <details key={monday} className={styles.week} open={index === 0 || hasValue}>
            <summary>
              <span>{title}</span> <small>{t.slotCount(count)}</small>
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
