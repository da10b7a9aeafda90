import type { LineDrawingName } from "@waku/content/schema";
import { CardLink } from "../../ui/card-link/card-link";
import { LineDrawing } from "../../ui/line-drawing/line-drawing";
import styles from "./partner-index.module.css";
import type { ListItemView } from "./view";

/** What the partners stand beside; the kinds take turns when there are more. */
const drawings: LineDrawingName[] = ["arm", "forklift", "plan"];

/** Kinds of partner side by side, each with the machine or hall it knows. */
export function PartnerIndex({ items }: { items: ListItemView[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, title, text }, index) => (
        <li key={href}>
          <LineDrawing name={drawings[index % drawings.length] ?? "plan"} className={styles.drawing} />
          <h3 className={styles.title}>
            <CardLink href={href} title={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
