import type { Ref } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { renderToStaticMarkup } from "react-dom/server";
import type { FinishedPage } from "../render/finish-html";
import { minifyCss, minifyScript } from "../render/minify";
import styles from "./draft-bar.css?raw";
import { leavePath } from "./leave-path";
import documentsOnly from "./load-documents.js?raw";
import { previewTexts } from "./preview-texts";
import type { Preview } from "./previews";

const barStyles = minifyCss(styles);
// Whatever gets the focus is not left under the bar.
const pageStyles = "html{scroll-padding-block-end:6rem}";
const script = minifyScript(documentsOnly);

/** So many problems are listed; the others are counted. */
const shownProblems = 50;

type Shown = {
  locale: Locale;
  /** Path and query of the page. */
  address: string;
  /** The document it shows, if any. */
  ref: Ref | undefined;
};

/**
 * Puts the bar at the end of a finished page. It stands in a shadow tree with its own styles, so that page and bar know
 * nothing of each other: React passes over an element that it did not make, and no rule of the page reaches the bar.
 */
export function withDraftBar(page: FinishedPage, preview: Preview, shown: Shown): FinishedPage {
  const { draft } = previewTexts[shown.locale];
  const bar = [
    `<style>${pageStyles}</style>`,
    `<draft-bar role="region" aria-label="${draft}"><template shadowrootmode="open">`,
    `<style>${barStyles}</style>`,
    renderToStaticMarkup(<DraftBar preview={preview} {...shown} />),
    `</template></draft-bar><script>${script}</script>`,
  ].join("");
  return {
    html: page.html.replace("</body>", () => `${bar}</body>`),
    scripts: [...page.scripts, script],
    styles: [...page.styles, pageStyles, barStyles],
  };
}

function DraftBar({ preview, locale, address, ref: shownRef }: Shown & { preview: Preview }) {
  const t = previewTexts[locale];
  const { editorName, failure, problems, editAddress } = preview;
  const edit = shownRef && editAddress(shownRef);
  return (
    <div className="bar">
      <p className="state">
        <strong>{t.draft}</strong>
        {editorName && <span>{t.signedIn(editorName)}</span>}
      </p>
      {failure && (
        <p className="failure" role="status">
          {t.failure} <small lang="en">({failure})</small>
        </p>
      )}
      {problems.length > 0 && (
        <details>
          <summary>{t.problems(problems.length)}</summary>
          <div className="problems">
            <p>{t.problemsHint}</p>
            <ul>
              {problems.slice(0, shownProblems).map(({ document, field, message, url }) => (
                <li key={`${document.en} ${field?.en} ${message.en}`}>
                  {url ? <a href={url}>{document[locale]}</a> : document[locale]}
                  {field && ` → ${field[locale]}`}: {message[locale]}
                </li>
              ))}
            </ul>
            {problems.length > shownProblems && <p>{t.moreProblems(problems.length - shownProblems)}</p>}
          </div>
        </details>
      )}
      <div className="actions">
        {edit && <a href={`${edit}?locale=${locale}`}>{t.edit}</a>}
        <form method="post" action={`${leavePath}?to=${encodeURIComponent(address)}`}>
          <button type="submit">{t.leave}</button>
        </form>
      </div>
    </div>
  );
}
