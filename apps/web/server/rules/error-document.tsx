import { hash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { theme } from "../../app/constants";
import { type Locale, languageTags, localePath } from "../../app/i18n/locale";
import { messagesIn } from "../../app/i18n/messages";
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
  gap: 3rem;
  align-items: center;
  max-width: 70rem;
  margin: auto;
  padding: 2rem 1.5rem;
}
h1 {
  margin: 0 0 1rem;
  font-size: clamp(2rem, 1.5rem + 2.5vw, 3.25rem);
  line-height: 1.1;
}
svg {
  width: 100%;
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
  opacity: 0.8;
}
`);

/** Allows the page's own styles and nothing else. */
export const errorDocumentPolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", styles, "base64")}'; frame-ancestors 'none'`;

/**
 * The page for failures nothing else has answered. It stands by itself: no file, script or content is needed, since
 * any of them may be what failed.
 * @param reference what the visitor can name when asking about it
 */
export function errorDocument(locale: Locale, reference: string): string {
  const t = messagesIn(locale);
  const page = (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={theme.primary} />
        <title>{t.errorTitle}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <div>
            <h1>{t.errorTitle}</h1>
            <p>{t.errorText}</p>
            <p>
              <a href={localePath(locale, "")}>{t.backHome}</a>
            </p>
            <small>{t.reference(reference)}</small>
          </div>
          <LostRobot state="stopped" signalInk="#ff8a73" />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
