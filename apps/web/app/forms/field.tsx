import type { FieldView } from "@waku/leads";
import type { SlotChoice } from "@waku/leads/booking";
import { SlotField } from "../booking/slot-field";
import { useMessages } from "../i18n/use-locale";
import { classes } from "../styles/classes";
import styles from "./own-form.module.css";
import { TextArea } from "./text-area";

type Props = {
  /** Unique on the page. */
  id: string;
  field: FieldView;
  /** Values as entered before, if the form comes back. */
  values: string[];
  error?: string;
  /** The files chosen before are gone. */
  areFilesLost?: boolean;
  /** Whether the browser puts the focus here when it loads the page: the first field with a message. */
  hasFocus: boolean;
  /** For slot fields: what can be booked, and what is near a slot that was lost. */
  choice?: SlotChoice;
  near?: number[];
};

/** A field with its label, hint and message. */
export function Field(props: Props) {
  const { id, field, error, values, hasFocus, choice, near, areFilesLost } = props;
  const t = useMessages();
  if (field.kind === "checkboxes") return <Checkboxes {...props} />;
  if (field.kind === "slot") {
    const { name, label } = field;
    const shared = { id, name, label, error, hasFocus, near, value: values[0] };
    return choice && <SlotField {...shared} choice={choice} hasNone />;
  }
  const isShort = !(field.kind === "textarea" || field.kind === "select" || field.hint);
  return (
    <div className={classes(styles.field, isShort && styles.short, field.isWithoutSlot && styles.withoutSlot)}>
      <label htmlFor={id}>
        <Label field={field} />
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <Control {...props} />
      {areFilesLost && (
        <p id={`${id}-lost`} className={styles.error}>
          {t.filesLost}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Label({ field }: { field: FieldView }) {
  const t = useMessages();
  return (
    <>
      {field.label}
      {!field.isRequired && <span className={styles.optional}>{` ${t.optional}`}</span>}
    </>
  );
}

function Control({ id, field, values, error, areFilesLost, hasFocus }: Props) {
  const { name, kind, maxLength, autoComplete, options, isRequired, accept } = field;
  const shared = {
    id,
    name,
    // HTML has none for files.
    autoComplete: kind === "files" ? undefined : (autoComplete ?? "off"),
    // Messages come from the server, in the language of the page; assistive technology learns it here.
    "aria-required": isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, field, error, areFilesLost),
    // A form that comes back without scripts: the browser itself goes to the first field with a message.
    autoFocus: hasFocus || undefined,
  };
  if (kind === "files") return <input {...shared} type="file" multiple accept={accept} />;
  const defaultValue = values[0] ?? "";
  if (kind === "textarea")
    return (
      <TextArea {...shared} defaultValue={defaultValue} rows={name === "numbers" ? 10 : 5} maxLength={maxLength} />
    );
  if (kind === "select")
    return (
      <select {...shared} defaultValue={defaultValue}>
        <option value=""> </option>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return <input {...shared} defaultValue={defaultValue} type={kind} maxLength={maxLength} />;
}

function Checkboxes({ id, field, values, error }: Props) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, field, error)}>
      <legend>
        <Label field={field} />
      </legend>
      {field.options?.map(({ value, label }, index) => (
        <label key={value} className={styles.check}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            name={field.name}
            value={value}
            defaultChecked={values.includes(value)}
          />
          {label}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function describedBy(id: string, field: FieldView, error?: string, areFilesLost?: boolean): string | undefined {
  const ids = [field.hint && `${id}-hint`, areFilesLost && `${id}-lost`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
