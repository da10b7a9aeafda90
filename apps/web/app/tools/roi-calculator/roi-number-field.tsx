import type { Locale } from "@waku/i18n/locale";
import type { FieldSpec, Reading } from "@waku/i18n/numbers";
import type { RoiField, RoiForm, RoiSettings } from "@waku/roi";
import { NumberField } from "../number-input/number-field";

/** What every group of the calculator's fields gets. */
export type RoiFieldsProps = {
  form: RoiForm;
  settings: RoiSettings;
  readings: Record<RoiField, Reading>;
  locale: Locale;
  onText: (name: RoiField, text: string) => void;
};

type Words = { label: string; unit?: string; hint?: string; placeholder?: string; limitReason?: string };

/** One number of the calculator. `spec` stands in for the one in the settings where a unit changes it. */
export function RoiNumberField({
  name,
  form,
  settings,
  readings,
  locale,
  onText,
  ...field
}: RoiFieldsProps & Words & { name: RoiField; spec?: FieldSpec }) {
  return (
    <NumberField
      spec={settings.fields[name]}
      {...field}
      text={form.texts[name]}
      reading={readings[name]}
      locale={locale}
      onChange={(text) => onText(name, text)}
    />
  );
}
