import { formatEuros, formatPrice } from "@waku/i18n/numbers";
import { type PricingForm, pricingTexts } from "@waku/pricing";
import { CountField, type CountProps } from "./count-fields";
import styles from "./count-fields.module.css";

type Option = {
  name: string;
  value: string;
  label: string;
  price: string;
  key: "hasAi" | "hasIdentity" | "wantsRoundTheClock";
};

/** What extends the modules: options to tick, and packages by number. */
export function AddOns({ onChange, ...props }: CountProps & { onChange: (changes: Partial<PricingForm>) => void }) {
  const { form, settings, locale } = props;
  const t = pricingTexts[locale];
  const options: Option[] = [
    {
      name: "ai",
      value: "1",
      label: t.ai,
      price: t.deviceMonth(formatPrice(settings.aiDeviceMonth, locale)),
      key: "hasAi",
    },
    {
      name: "identity",
      value: "1",
      label: t.identity,
      price: t.identityPrice(formatEuros(12 * settings.identityMonth, locale)),
      key: "hasIdentity",
    },
    { name: "support", value: "24-7", label: t.roundTheClock, price: t.onRequest, key: "wantsRoundTheClock" },
  ];
  return (
    <fieldset className={styles.fields}>
      <legend>{t.addOnLegend}</legend>
      <div className={styles.options}>
        {options.map(({ name, value, label, price, key }) => (
          <label key={name}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={form[key]}
              onChange={(event) => onChange({ [key]: event.target.checked })}
            />
            {label}
            <span>{price}</span>
          </label>
        ))}
      </div>
      {(["boxes", "storage", "sms"] as const).map((name) => (
        <CountField key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}
