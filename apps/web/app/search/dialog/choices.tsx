import type { Locale } from "@waku/i18n/locale";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon/icon";
import { Marked } from "../marked";
import { searchTexts } from "../texts";
import styles from "./search-dialog.module.css";
import type { Choice, ChoiceGroup } from "./suggestion-groups";

type Props = {
  groups: ChoiceGroup[];
  /** Place of the active choice among all; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  locale: Locale;
  /** Called when the page is about to be left through a choice. */
  onFollow: () => void;
};

/** What can be chosen, as options of a list; each is a link, which opens in a new tab as links do. */
export function Choices({ groups, active, optionId, locale, onFollow }: Props) {
  let index = -1;
  function onClick(event: MouseEvent) {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onFollow();
  }
  return groups.map(({ title, choices }) => (
    <Group key={title ?? ""} title={title}>
      {choices.map((choice) => {
        index += 1;
        return (
          <a
            key={choice.href}
            id={optionId(index)}
            href={choice.href}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            onClick={onClick}
          >
            <ChoiceText choice={choice} locale={locale} />
          </a>
        );
      })}
    </Group>
  ));
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!title) return <div className={styles.last}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options have no element of their own, and so have their groups
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  );
}

function ChoiceText({ choice: { entry, label }, locale }: { choice: Choice; locale: Locale }) {
  if (!entry)
    return (
      <>
        <span>{label}</span>
        <Icon name="arrow-right" />
      </>
    );
  return (
    <>
      <span>
        <Marked text={entry.title} />
      </span>
      <span className={styles.kind}>{searchTexts[locale].kinds[entry.kind].one}</span>
    </>
  );
}
