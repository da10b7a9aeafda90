import { ArrowLink } from "../../ui/actions/actions";
import { Picture } from "../../ui/picture/picture";
import { Section } from "../../ui/section/section";
import styles from "./robot-pages.module.css";
import type { RobotPageView } from "./views";

type Props = { care: NonNullable<RobotPageView["care"]>; title: string; text: string; link: string };

/** The way to what this site says about the maintenance of such machines. */
export function Care({ care, title, text, link }: Props) {
  return (
    <Section tone="mint">
      <div className={styles.care} data-picture={care.picture ? "" : undefined}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className={styles.careLinks}>
            <li>
              <ArrowLink link={{ label: link, href: care.href }} />
            </li>
            {care.faults && (
              <li>
                <ArrowLink link={{ label: care.faults.title, href: care.faults.href }} />
              </li>
            )}
            {care.codes && (
              <li>
                <ArrowLink link={{ label: care.codes.title, href: care.codes.href }} />
              </li>
            )}
          </ul>
        </div>
        {care.picture && (
          <div className={styles.carePicture}>
            <Picture picture={care.picture} sizes="(width >= 62rem) 30rem, 66vw" ground="mint" />
          </div>
        )}
      </div>
    </Section>
  );
}
