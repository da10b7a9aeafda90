import { useMessages } from "../../i18n/use-locale";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import styles from "./team.module.css";
import type { TeamBlockView } from "./view";

/** People, as the settings name them. */
export function Team({ block }: { block: TeamBlockView }) {
  const t = useMessages();
  return (
    <Section id={block.anchor}>
      <SectionHeading {...block} />
      {block.gap && (
        <p className={styles.gap} data-gap="">
          {t.settingMissing("team")}
        </p>
      )}
      <ul className={styles.team}>
        {block.members.map(({ name, role }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{role}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
