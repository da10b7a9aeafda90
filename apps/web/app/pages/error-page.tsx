import { localePath } from "@waku/i18n/locale";
import { Component, type ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { isChunkError, reloadOnce } from "../client/chunk-reload";
import { errorMessage, errorStatus } from "../i18n/error-message";
import { useLocale, useMessages } from "../i18n/use-locale";
import { useServerRender } from "../layout/server-render";
import type { RootData } from "../root-data";
import { searchForAddress } from "../search/search-for-address";
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
  const status = errorStatus(error);
  if (status === 404 || status === 410) return <Nowhere status={status} />;
  if (status < 500)
    return <Refused status={status} text={isRouteErrorResponse(error) ? error.data?.text : undefined} />;
  // Code of the page is gone after a deployment: the whole document is loaded anew, once.
  if (typeof window !== "undefined" && isChunkError(error) && reloadOnce(window.location.href)) return null;
  return <Failure status={status} />;
}

/** Where an address leads nowhere, or no longer does. */
function Nowhere({ status }: { status: 404 | 410 }) {
  const locale = useLocale();
  const t = useMessages();
  const { pathname } = useLocation();
  // What a rule of the server refuses is said at another address than the one asked for.
  const isRefused = useRouteLoaderData<RootData>("root")?.alternates !== undefined;
  const links = [
    { ...searchForAddress(isRefused ? "" : pathname, locale), isSearch: true },
    { href: localePath(locale, ""), label: t.backHome },
    ...wayOut.map((path) => ({ href: localePath(locale, path), label: t.wayOut[path] })),
  ];
  return (
    <ErrorScene state="lost" status={t.nowhereStatus[status]} caption={t.lostRobot} {...errorMessage(t, status)}>
      <WaysOut links={links} />
    </ErrorScene>
  );
}

/** @param text what is said in place of the sentence for the status */
function Refused({ status, text }: { status: number; text: string | undefined }) {
  const locale = useLocale();
  const t = useMessages();
  const message = errorMessage(t, status);
  const links = [
    { href: localePath(locale, ""), label: t.backHome },
    { href: localePath(locale, "contact"), label: t.wayOut.contact },
  ];
  return (
    <ErrorScene state="lost" caption={t.refusedRobot} title={message.title} text={text ?? message.text}>
      <WaysOut links={links} />
    </ErrorScene>
  );
}

function Failure({ status }: { status: number }) {
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
    <ErrorScene state="stopped" caption={t.stoppedRobot} {...errorMessage(t, status)}>
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
  /** Stands below the drawing. */
  caption: string;
  children: ReactNode;
};

/** What happened in words, and beside it as it looks from above in a hall. */
function ErrorScene({ state, status, title, text, caption, children }: SceneProps) {
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
            signalInk={state === "lost" ? "var(--status-warning)" : "var(--status-fault)"}
          />
          <figcaption>{caption}</figcaption>
        </figure>
      </div>
    </div>
  );
}

function WaysOut({ links }: { links: { href: string; label: string; isSearch?: boolean }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, isSearch }) => (
        <li key={href}>
          {/* Where one page serves for many addresses, the server puts the words of each in (searched-words.ts). */}
          <a href={href} data-searched={isSearch ? "" : undefined}>
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
