import { isLocale, pathLocale } from "@waku/i18n/locale";
import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { localeCookie } from "../constants";
import { watchScrollFrames } from "../ui/scroll-frame/watch-scroll-frame";
import { dropEntryFromAddress } from "./bare-address";
import { isLeaving, reloadOnce } from "./chunk-reload";
import { installFooterForm } from "./footer-form";
import { focusRememberedLink, rememberLink } from "./left-through";
import { closeMenus, installMenuBehaviour, markCurrentPage } from "./menus";
import { loadPageResources, loadPageResourcesOnInterest } from "./page-resources";
import { setPendingTarget } from "./pending-target";
import { prefetchOnHover, prefetchRouteModulesWhenIdle } from "./prefetch";
import { routeModules } from "./route-modules";
import { markTitle } from "./title-transition";

/** Path of the page last shown; outside of React, which builds everything anew around error pages. */
let shownPathname: string | undefined;

/**
 * Turns clicks on plain links into client navigation, whoever rendered them (menus, Markdown, blocks).
 * Without scripts the same links load documents.
 */
export function Navigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === "POP";

  // Behaviour of the document as a whole: there is no element of ours to put these listeners on.
  useEffect(() => {
    async function onClick(event: MouseEvent) {
      const link = clickedLink(event);
      if (!link) return;
      storeChosenLocale(link);
      const href = clientHref(link);
      if (href === undefined) return;
      event.preventDefault();
      if (!(await haveCode(href))) return;
      rememberLink(link);
      markTitle(link);
      await navigate(href, { viewTransition: !prefersReducedMotion() });
    }
    document.addEventListener("click", onClick);
    // Told to start-scripts.js: until now it looked after the history of this document.
    window.dispatchEvent(new Event("router-ready"));
    const stopMenus = installMenuBehaviour();
    const stopFooterForm = installFooterForm();
    const stopHover = prefetchOnHover((link) => clientHref(link));
    const stopResources = loadPageResourcesOnInterest();
    prefetchRouteModulesWhenIdle();
    return () => {
      stopResources();
      document.removeEventListener("click", onClick);
      stopMenus();
      stopFooterForm();
      stopHover();
    };
  }, [navigate]);

  // A new page: close menus, mark where we are, and let the keyboard and screen readers start at its heading, or go on
  // where they left it.
  useEffect(() => {
    dropEntryFromAddress();
    markCurrentPage(pathname);
    watchScrollFrames();
    const isFirst = shownPathname === undefined;
    const isSame = shownPathname === pathname;
    shownPathname = pathname;
    if (isFirst || isSame) return;
    closeMenus();
    if (cameBack && focusRememberedLink()) return;
    if (location.hash === "") focusHeading();
    else openTarget();
  }, [pathname, cameBack]);

  return null;
}

/** What browsers do when a document is loaded: an address that leads into something closed opens it. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const closed = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (!closed) return;
  closed.open = true;
  target?.scrollIntoView();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The link under a plain left click, unless somebody handled the click already. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link ?? undefined;
}

/** Address for the router when a link leads to a page of the site in the same language. */
function clientHref(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || pathLocale(url.pathname) !== pathLocale(location.pathname)) return undefined;
  if (!pathLocale(url.pathname) || /\.[a-z]+$/.test(url.pathname)) return undefined;
  const isSamePage = url.pathname === location.pathname && url.search === location.search;
  if (isSamePage && url.hash) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Fetches the page's code and styles first: when a deployment removed it, the target is loaded as a document. */
async function haveCode(href: string): Promise<boolean> {
  setPendingTarget(href);
  try {
    const modules = routeModules(new URL(href, location.href).pathname);
    await Promise.all([loadPageResources(), ...modules.map((module) => import(/* @vite-ignore */ module))]);
    return true;
  } catch {
    // The click is the visitor's: no guard keeps it from being followed, unless a later one is.
    if (!isLeaving() && !reloadOnce(href)) location.assign(href);
    return false;
  } finally {
    setPendingTarget(undefined);
  }
}

/** Remembers the language chosen in the switcher for addresses without prefix. */
function storeChosenLocale(link: HTMLAnchorElement): void {
  const { locale } = link.dataset;
  if (!isLocale(locale)) return;
  const maxAge = localeCookie.maxAgeDays * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in current Safari
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
