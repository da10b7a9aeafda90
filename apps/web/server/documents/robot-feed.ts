import type { ContentSource } from "@waku/content";
import type { Robot, RobotData } from "@waku/content/schema";
import { formatDay } from "@waku/i18n/format";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import { Feed } from "feed";
import type { SiteSettings } from "../../app/context/site-settings";
import { robotPath } from "../../app/robots/addresses";
import { nameOf } from "../../app/robots/finder/finder-view";
import { formatNumber } from "../../app/robots/format";
import { changesByDay, type DayOfChanges, type ToldChange } from "../../app/robots/model/changes";
import { robotRow } from "../../app/robots/robot-rows";
import { robotTexts } from "../../app/robots/texts";
import { changeText } from "./robot-change-text";

/** Newest days the feed holds. */
const feedLength = 30;
/** Models an entry names; an import can bring hundreds. */
const mostNamed = 60;

/** RSS feed of what came into the data of the robot finder and what changed in it; nothing while no row is dated. */
export async function robotFeed(
  { content, settings }: { content: ContentSource; settings: SiteSettings },
  locale: Locale,
): Promise<string | undefined> {
  const { site, robots } = await content.globals();
  const days = changesByDay(robots.robots).slice(0, feedLength);
  if (days.length === 0) return undefined;
  const t = robotTexts[locale];
  const home = settings.siteUrl + localePath(locale, "robots");
  const rss = new Feed({
    id: home,
    link: home,
    title: t.feedTitle(site.brand),
    description: t.feedText,
    language: languageTags[locale],
    copyright: site.company.legalName ?? site.brand,
    // The same bytes as long as the content is the same.
    updated: dateOf(days[0]),
    feedLinks: { rss: `${settings.siteUrl}/${locale}/robots.xml` },
  });
  for (const day of days) {
    const ids = new Set([...day.added.map(({ id }) => id), ...day.changed.map(({ robot }) => robot.id)]);
    const [only] = ids.size === 1 ? ids : [];
    rss.addItem({
      id: `${home}#${day.day}`,
      link: only ? settings.siteUrl + localePath(locale, robotPath(only)) : home,
      title: t.feedEntry(
        formatDay(day.day, locale),
        day.added.length === 0 ? "" : t.modelsAdded(formatNumber(day.added.length, locale)),
        day.changed.length === 0 ? "" : t.valuesChanged(formatNumber(day.changed.length, locale)),
      ),
      content: entryHtml(day, robots, locale, settings),
      date: dateOf(day),
    });
  }
  return rss.rss2();
}

/** Noon: the same day everywhere in Europe and America. */
function dateOf(day: DayOfChanges | undefined): Date {
  return new Date(day ? `${day.day}T12:00:00Z` : 0);
}

/** What came and what changed, each with a link to its model. */
function entryHtml(
  { added, changed }: DayOfChanges,
  data: RobotData,
  locale: Locale,
  { siteUrl }: SiteSettings,
): string {
  const t = robotTexts[locale];
  const link = (robot: Robot) => {
    const name = nameOf(robotRow(robot, data.manufacturers));
    return `<a href="${siteUrl}${localePath(locale, robotPath(robot.id))}">${escaped(name)}</a>`;
  };
  const lines = [
    ...changed.map(({ robot, change }: ToldChange) => `${link(robot)}: ${escaped(changeText(change, locale))}`),
    ...added.map((robot) => `${link(robot)}: ${escaped(t.newModel(t.types[robot.type].one))}`),
  ];
  const left = lines.length - mostNamed;
  const named = left > 0 ? [...lines.slice(0, mostNamed), escaped(t.andMore(formatNumber(left, locale)))] : lines;
  return `<ul>${named.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
