import { Component, type ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { isChunkError, reloadOnce } from "../client/chunk-reload";
import { localePath } from "../i18n/locale";
import { useLocale, useMessages } from "../i18n/use-locale";
import { useServerRender } from "../layout/server-render";
import { PageTitle } from "../ui/page-title/page-title";
import { Section } from "../ui/section/section";
import { StaticRegion } from "../ui/static-region/static-region";
import styles from "./error-page.module.css";

/** Pages offered where an address leads nowhere; each exists in both languages. */
const wayOut = ["products/waku-care", "solutions", "magazine", "contact"] as const;

/** What a visitor sees when something went wrong; an error in here is caught, too. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <LastResort>
      <ErrorContent error={error} />
    </LastResort>
  );
}

function ErrorContent({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (isMissing) return <NotFound />;
  // Code of the page is gone after a deployment: the whole document is loaded anew, once.
  if (typeof window !== "undefined" && isChunkError(error) && reloadOnce(window.location.href)) return null;
  return <Failure isUnavailable={isRouteErrorResponse(error) && error.status === 503} />;
}

function NotFound() {
  const locale = useLocale();
  const t = useMessages();
  return (
    <>
      <PageTitle
        title={t.notFoundTitle}
        text={t.notFoundText}
        breadcrumb={<p className={styles.status}>{t.notFoundStatus}</p>}
      />
      <Section>
        <ul className={styles.links}>
          <li>
            <a href={localePath(locale, "")}>{t.backHome}</a>
          </li>
          {wayOut.map((path) => (
            <li key={path}>
              <a href={localePath(locale, path)}>{t.wayOut[path]}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Failure({ isUnavailable }: { isUnavailable: boolean }) {
  const locale = useLocale();
  const t = useMessages();
  const requestId = useServerRender()?.requestId;
  return (
    <>
      <PageTitle title={isUnavailable ? t.unavailableTitle : t.errorTitle} text={t.errorText} />
      <Section>
        <p>
          <a href={localePath(locale, "")}>{t.backHome}</a>
        </p>
        <StaticRegion
          name="reference"
          className={styles.reference}
          render={import.meta.env.SSR && (() => t.reference(requestId ?? ""))}
        />
      </Section>
    </>
  );
}

/** Catches errors of the error page itself. */
class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorInErrorPage /> : this.props.children;
  }
}

function ErrorInErrorPage() {
  const t = useMessages();
  return (
    <p className={styles.lastResort}>
      {t.errorInErrorPage}{" "}
      <a
        href="/"
        onClick={(event) => {
          event.preventDefault();
          history.back();
        }}
      >
        {t.goBack}
      </a>
    </p>
  );
}
