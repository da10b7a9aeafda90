import { CollectionCards as Cards } from "@payloadcms/next/rsc";
import { getTranslation } from "@payloadcms/translations";
import type { ComponentProps } from "react";

/** The panel's own cards, which name their buttons by labels as they stand in the configuration: objects of two languages. */
export function CollectionCards(props: ComponentProps<typeof Cards>) {
  const { i18n } = props.req;
  const t: typeof i18n.t = (key, values) =>
    i18n.t(key, values && "label" in values ? { ...values, label: getTranslation(values.label, i18n) } : values);
  return <Cards {...props} req={Object.create(props.req, { i18n: { value: { ...i18n, t } } })} />;
}
