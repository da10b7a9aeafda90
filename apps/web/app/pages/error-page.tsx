import { Component, type ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { isChunkError, reloadOnce } from "../client/chunk-reload";
import { localePath } from "../i18n/locale";
import { useLocale, useMessages } from "../i18n/use-locale";
import { useServerRender } from "../layout/server-render";
import { Icon } from "../ui/icon/icon";
import { LostRobot } from "../ui/lost-robot/lost-robot";
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
  const links = [
    { href: localePath(locale, ""), label: t.backHome },
    ...wayOut.map((path) => ({ href: localePath(locale, path), label: t.wayOut[path] })),
  ];
  return (
    <ErrorScene state="lost" status={t.notFoundStatus} title={t.notFoundTitle} text={t.notFoundText}>
      <WaysOut links={links} />
    </ErrorScene>
  );
}

function Failure({ isUnavailable }: { isUnavailable: boolean }) {
  const locale = useLocale();
  const t = useMessages();
  const requestId = useServerRender()?.requestId;
  const links = [
    // The address itself.
    { href: "", label: t.tryAgain },
    { href: localePath(locale, ""), label: t.backHome },
    { href: localePath(locale, "contact"), label: t.wayOut.contact },
  ];
  return (
    <ErrorScene state="stopped" title={isUnavailable ? t.unavailableTitle : t.errorTitle} text={t.errorText}>
      <WaysOut links={links} />
      <StaticRegion
        name="reference"
        className={styles.reference}
        render={import.meta.env.SSR && (() => t.reference(requestId ?? ""))}
      />
    </ErrorScene>
  );
}

type SceneProps = {
  state: "lost" | "stopped";
  status?: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** What happened in words, and beside it as it looks from above in a hall. */
function ErrorScene({ state, status, title, text, children }: SceneProps) {
  const t = useMessages();
  const isLost = state === "lost";
  return (
    <div className={`on-navy ${styles.page}`}>
      <div className={styles.inner}>
        <div>
          {status && <p className={styles.status}>{status}</p>}
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
        <figure className={styles.plan}>
          <LostRobot
            state={state}
            className={styles.drawing}
            signalInk={isLost ? "var(--status-warning)" : "var(--status-fault)"}
          />
          <figcaption>{isLost ? t.lostRobot : t.stoppedRobot}</figcaption>
        </figure>
      </div>
    </div>
  );
}

function WaysOut({ links }: { links: { href: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>
            {label} <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
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
