import type { Locale } from "@waku/i18n/locale";
import type { SearchIssue, SearchView } from "../search-view";
import { searchTexts } from "../texts";
import { formatCount } from "../view-texts";
import styles from "./search-page.module.css";

/** What of the address or of what was typed could not be used as it stands, and what was made of it. */
export function Issues({ view, hasFailed, locale }: { view: SearchView; hasFailed: boolean; locale: Locale }) {
  const t = searchTexts[locale];
  const texts = [
    ...(hasFailed ? [t.failed] : []),
    ...(view.answer?.wasCut ? [t.wasCut] : []),
    ...view.issues.map((issue) => issueText(issue, view, locale)),
  ];
  return (
    <div role="status" className={styles.issues}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function issueText({ kind, value }: SearchIssue, { page }: SearchView, locale: Locale): string {
  const t = searchTexts[locale];
  return kind === "unknownKind" ? t.unknownKind(value) : t.noPage(value, formatCount(page, locale));
}
