import { hash } from "node:crypto";
import { type Locale, languageTags, localePath } from "@waku/i18n/locale";
import { symbol } from "@waku/icons/symbol";
import { renderToStaticMarkup } from "react-dom/server";
import { theme } from "../../app/constants";
import { errorMessage } from "../../app/i18n/error-message";
import { messagesIn } from "../../app/i18n/messages";
import { pageTitle } from "../../app/seo/head";
import { LostRobot } from "../../app/ui/lost-robot/lost-robot";
import { minifyCss } from "../render/minify";

const styles = minifyCss(`
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  align-items: center;
  background: ${theme.primary};
  color: #f7f9f8;
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
main {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 3rem 4rem;
  align-items: center;
  box-sizing: border-box;
  width: 100%;
  max-width: 78rem;
  margin: auto;
  padding: 2rem 1.5rem;
}
h1 {
  margin: 2rem 0 1rem;
  font-size: clamp(2rem, 1.5rem + 2.5vw, 3.25rem);
  font-weight: 650;
  line-height: 1.1;
  letter-spacing: -0.02em;
}
svg {
  width: 100%;
}
.symbol {
  width: 2.5rem;
  color: ${theme.secondary};
}
p {
  max-width: 32rem;
}
a {
  display: inline-block;
  padding: 0.75rem 1.5rem;
  border-radius: 4px;
  background: ${theme.secondary};
  color: ${theme.primary};
  font-weight: 600;
  text-decoration: none;
}
small {
  display: block;
  margin-top: 2rem;
  font-family: ui-monospace, monospace;
  opacity: 0.8;
}
`);

type PlainText = { locale: Locale; siteName: string; title: string; text: string; note?: string };

/** Allows the pages' own styles and nothing else. */
export const errorDocumentPolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", styles, "base64")}'; frame-ancestors 'none'`;

type ErrorText = {
  locale: Locale;
  status: number;
  siteName: string;
  /** Said in place of the sentence for the status. */
  text?: string;
  /** What the visitor can name when asking about a failure. */
  reference?: string;
};

/** The page for what is refused or failed when nothing else can be shown. */
export function errorDocument({ locale, status, siteName, text, reference }: ErrorText): string {
  const t = messagesIn(locale);
  const message = errorMessage(t, status);
  const note = reference && t.reference(reference);
  return plainDocument({ locale, siteName, title: message.title, text: text ?? message.text, note });
}

/** A page that stands by itself: no file, script or content is needed, since any of them may be what failed. */
export function plainDocument({ locale, siteName, title, text, note }: PlainText): string {
  const page = (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={theme.primary} />
        <title>{pageTitle(title, siteName)}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <div>
            <svg className="symbol" viewBox="0 0 32 32" aria-hidden="true">
              <path d={symbol.path} fill="none" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
              <path d={symbol.waypoint} fill="currentColor" />
            </svg>
            <h1>{title}</h1>
            <p>{text}</p>
            <p>
              <a href={localePath(locale, "")}>{messagesIn(locale).backHome}</a>
            </p>
            {note && <small>{note}</small>}
          </div>
          <LostRobot state="stopped" signalInk="#ff8a73" />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
