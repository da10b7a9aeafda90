import { inlinedStylesPlace } from "../../app/styles/inlined";
import storiesSource from "../../app/surfaces/story/stories.js?raw";
import { fontHead } from "./font-face";
import { minifyScript } from "./minify";
import { pageIcons } from "./page-icons";
import type { PageStyles } from "./page-styles";
import startScriptsSource from "./start-scripts.js?raw";

const startScripts = minifyScript(startScriptsSource);
const stories = minifyScript(storiesSource);

/**
 * Turns React's HTML into the page that is sent: only used styles, inlined; no script before the first paint.
 * @param html the document as rendered
 * @param styles the site's stylesheet and its address
 */
export function finishHtml(html: string, styles: { page: PageStyles; href: string }): string {
  const used = styles.page.usedBy(html);
  const player = html.includes(" data-story=") ? `<script>${stories}</script>` : "";
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(inlinedStylesPlace, () => used)
    .replace(/<script>/g, '<script type="text/deferred">')
    .replace("</head>", () => `${fontHead}</head>`)
    .replace(/<script type="module" async="">/g, '<script type="text/deferred-module">')
    .replace(/<html [^>]*/, (tag) => `${tag} data-stylesheet="${styles.href}"`)
    .replace("</body>", () => `${pageIcons(html)}${player}<script>${startScripts}</script></body>`);
}
