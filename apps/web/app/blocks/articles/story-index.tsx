import { CardLink } from "../../ui/card-link/card-link";
import { Picture } from "../../ui/picture/picture";
import styles from "./story-index.module.css";
import type { ListItemView } from "./view";

/** Clients by their stories: the picture that opens each, what it is and what it is about. */
export function StoryIndex({ items }: { items: ListItemView[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, story }) =>
        story ? (
          <li key={href}>
            {story.picture && (
              <Picture picture={story.picture} sizes="(width >= 48rem) min(36rem, 46vw), 92vw" ground="page" />
            )}
            <p className={styles.label}>{story.label}</p>
            <h3 className={styles.title}>
              <CardLink href={story.href} title={story.title} />
            </h3>
            <p className={styles.text}>{story.text}</p>
          </li>
        ) : null,
      )}
    </ul>
  );
}
