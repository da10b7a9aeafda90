import { Fragment } from "react";
import { useMessages } from "../i18n/use-locale";
import type { SettingView } from "../ui/views";

type Props = { text: string; contact?: SettingView[] };

/** What went wrong, with the direct ways to reach us where they are known. */
export function ProblemText({ text, contact = [] }: Props) {
  const t = useMessages();
  if (contact.length === 0) return text;
  return (
    <>
      {text} {t.formReach}{" "}
      {contact.map(({ name, value, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <a href={href}>{value}</a>
        </Fragment>
      ))}
    </>
  );
}
