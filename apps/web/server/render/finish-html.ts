import { inlinedStylesPlace } from "../../app/styles/inlined";
import storiesSource from "../../app/surfaces/story/stories.js?raw";
import { minifyScript } from "./minify";
import { pageIcons } from "./page-icons";
import type { PageStyles } from "./page-styles";
import startScriptsSource from "./start-scripts.js?raw";
import { styleAttributesAsRules } from "./style-attributes";

const startScripts = minifyScript(startScriptsSource);
const stories = minifyScript(storiesSource);

/** A page as it is sent, with the texts of its own inline scripts and styles: nothing else in it may run or style. */
export type FinishedPage = { html: string; scripts: string[]; styles: string[] };

/**
 * Turns React's HTML into the page that is sent: only used styles, inlined, and those of single elements as rules; no
 * script before the first paint.
 * @param html the document as rendered
 * @param styles the site's stylesheet and its address
 * @param mark nonce of this rendering: scripts that carry it are the site's own. It is not sent.
 */
export function finishHtml(html: string, styles: { page: PageStyles; href: string }, mark: string): FinishedPage {
  const { html: page, rules, storyRules } = styleAttributesAsRules(html);
  const used = styles.page.usedBy(html) + rules;
  // A block of data: the script of the stories makes it a style sheet.
  const storyTimes = storyRules && `<script type="text/css" id="story-times">${storyRules}</script>`;
  const atEnd = html.includes(" data-story=") ? [stories, startScripts] : [startScripts];
  const scripts = [...atEnd];
  const ownScript = new RegExp(`<script([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const finished = page
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(`>${inlinedStylesPlace}</style>`, () => `>${used}</style>`)
    .replace(ownScript, (_, before: string, after: string, text: string) => {
      scripts.push(text);
      const type = /type="module"/.test(before + after) ? "text/deferred-module" : "text/deferred";
      return `<script type="${type}">${text}</script>`;
    })
    .replace(/<html [^>]*/, (tag) => `${tag} data-stylesheet="${styles.href}"`)
    .replace(
      "</body>",
      () => `${pageIcons(html)}${storyTimes}${atEnd.map((script) => `<script>${script}</script>`).join("")}</body>`,
    );
  return { html: finished, scripts, styles: [used] };
}
