import styles from "./choice-cards.module.css";

type Choice<V extends string> = { value: V; label: string; text?: string; note?: string; isFixed?: boolean };
type Props<V extends string> = {
  legend: string;
  name: string;
  type: "radio" | "checkbox";
  choices: Choice<V>[];
  chosen: readonly V[];
  issue?: string;
  onChoose: (value: V) => void;
};

/** A group of choices as cards. A fixed one is always chosen and cannot be changed. */
export function ChoiceCards<V extends string>({ legend, name, type, choices, chosen, issue, onChoose }: Props<V>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.cards}>
        {choices.map(({ value, label, text, note, isFixed }) => (
          <label key={value} className={styles.card}>
            <input
              type={type}
              name={name}
              value={value}
              checked={chosen.includes(value) || isFixed === true}
              disabled={isFixed}
              aria-invalid={issue ? true : undefined}
              onChange={() => onChoose(value)}
            />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {text && <span className={styles.text}>{text}</span>}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {issue && (
        <p className={styles.issue} role="alert">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
