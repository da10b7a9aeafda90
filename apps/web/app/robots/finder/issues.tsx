import type { Locale } from "@waku/i18n/locale";
import { formatMetric, formatNumber, metricUnit } from "../format";
import { choiceFacets, type FilterIssue } from "../model/filter";
import { robotTexts } from "../texts";
import styles from "./robot-finder.module.css";

/** Id of the list that says what could not be used; fields with a fault point to it. */
export const issuesId = "finder-issues";

/** What of the address or the form could not be used as it stands, and what was made of it. */
export function Issues({ issues, locale }: { issues: FilterIssue[]; locale: Locale }) {
  if (issues.length === 0) return null;
  const t = robotTexts[locale].issues;
  const texts = [...new Set(issues.map((issue) => issueText(issue, locale)))];
  return (
    <div id={issuesId} className={styles.issues} role="status">
      <p>{t.title}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** One fault in words. */
function issueText(issue: FilterIssue, locale: Locale): string {
  const t = robotTexts[locale];
  const labelOf = (number: Extract<FilterIssue, { number: unknown }>["number"]) => t.numbers[number].label;
  switch (issue.kind) {
    case "unknownFacet":
      return t.issues.unknownFacet(issue.name);
    case "unknownValue":
      return t.issues.unknownValue(facetLabel(issue.facet, locale), issue.value);
    case "tooMany":
      return t.issues.tooMany(facetLabel(issue.facet, locale), formatNumber(issue.limit, locale));
    case "notANumber":
      return t.issues.notANumber(labelOf(issue.number), issue.value);
    case "wrongUnit":
      return t.issues.wrongUnit(labelOf(issue.number), issue.value, metricUnit(issue.number));
    case "outOfRange":
      return t.issues.outOfRange(labelOf(issue.number), issue.value, formatMetric(issue.number, issue.limit, locale));
    case "reversedRange": {
      const [min, max] = [issue.min, issue.max].map((value) => formatMetric(issue.number, value, locale));
      return t.issues.reversedRange(labelOf(issue.number), min ?? "", max ?? "");
    }
    case "tooLong":
      return t.issues.tooLong(formatNumber(issue.limit, locale));
    case "noPage":
      return t.issues.noPage(issue.value);
  }
}

function facetLabel(name: string, locale: Locale): string {
  const t = robotTexts[locale];
  const facet = choiceFacets.find((known) => known === name);
  if (facet) return t.facets[facet];
  if (name === "sort") return t.sort;
  return name === "known" ? t.knownOnly : name;
}
