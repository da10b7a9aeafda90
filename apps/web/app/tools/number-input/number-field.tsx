import type { Locale } from "@waku/i18n/locale";
import { type FieldSpec, formatHundredths, type Reading } from "@waku/i18n/numbers";
import { type CSSProperties, useId } from "react";
import styles from "./number-field.module.css";
import { numberTexts } from "./texts";
import type { NumberTexts } from "./texts/en";

type Props = {
  label: string;
  /** Unit behind the number, as people write it. */
  unit?: string;
  hint?: string;
  /** Stands in an empty field: what counts while nothing is entered. */
  placeholder?: string;
  /** Why the limit is where it is, in place of the general message. */
  limitReason?: string;
  spec: FieldSpec;
  text: string;
  reading: Reading;
  locale: Locale;
  onChange: (text: string) => void;
};

/**
 * A field for a number as people write it, with a slider for those who try values out. Says what cannot be used,
 * and how a number was read where that is not plain.
 */
export function NumberField({
  label,
  unit,
  hint,
  placeholder,
  limitReason,
  spec,
  text,
  reading,
  locale,
  onChange,
}: Props) {
  const id = useId();
  const t = numberTexts[locale];
  const message = reading.issue
    ? issueText(reading, spec, t, locale, limitReason)
    : echoText(reading, spec, unit, locale);
  const describedBy =
    [unit && `${id}-unit`, hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(" ") || undefined;
  const held = spec.slider && Math.min(reading.value ?? 0, spec.slider.max);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <span className={styles.control}>
        <input
          id={id}
          name={spec.param}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder}
          inputMode={spec.isWhole ? "numeric" : "decimal"}
          autoComplete="off"
          maxLength={40}
          aria-invalid={reading.issue ? true : undefined}
          aria-describedby={describedBy}
        />
        {unit && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
      </span>
      {spec.slider && held !== undefined && (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={spec.slider.max}
          step={spec.slider.step}
          value={held}
          style={{ "--part": held / spec.slider.max } as CSSProperties}
          onChange={(event) => onChange(formatHundredths(Math.max(event.target.valueAsNumber, spec.min), locale))}
          aria-label={t.slider(label)}
          aria-valuetext={`${text} ${unit ?? ""}`.trim()}
          // The field beside it does the same for the keyboard.
          tabIndex={-1}
        />
      )}
      {message && (
        <span id={`${id}-message`} className={reading.issue ? styles.issue : styles.echo}>
          {message}
        </span>
      )}
    </div>
  );
}

function echoText(reading: Reading, spec: FieldSpec, unit: string | undefined, locale: Locale): string | undefined {
  if (!reading.needsEcho || reading.value === undefined) return undefined;
  // Decimals show beyond doubt which mark is which; whole numbers go without any.
  const value = spec.isWhole ? String(reading.value / 100) : formatHundredths(reading.value, locale, 2);
  return numberTexts[locale].echo(unit ? `${value} ${unit}` : value);
}

function issueText({ issue }: Reading, spec: FieldSpec, t: NumberTexts, locale: Locale, reason?: string): string {
  switch (issue) {
    case "tooLarge":
      return reason ?? t.tooLarge(formatHundredths(spec.max, locale));
    case "tooSmall":
      return t.tooSmall(formatHundredths(spec.min, locale));
    case "missing":
      return spec.min > 0 ? t.missingFromOne : t.missing;
    case "unreadable":
    case "unit":
    case "whole":
    case "negative":
      return t[issue];
    case undefined:
      return "";
  }
}
