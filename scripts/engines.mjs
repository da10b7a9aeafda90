// Finds Firefox and WebKit for the journeys through other engines, or installs them where that needs nobody's help.
import { existsSync, globSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";

/** What the journeys go through besides Chromium. */
export const engines = ["Firefox", "WebKit"];

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];
const webKitDriver = "/usr/bin/WebKitWebDriver";
/** The small browser that the driver of WebKitGTK steers, and the screen that exists in memory only. */
const webKitBrowsers = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";
const screen = "/usr/bin/Xvfb";

/** Path of a Firefox: the one in FIREFOX_PATH, else one of this machine; undefined when there is none. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path));
}

/** Paths of WebKitGTK's driver, its browser and a screen for it; undefined when one of them is missing. */
export function findWebKit() {
  const [browser] = globSync(webKitBrowsers);
  if (!browser || ![webKitDriver, screen].every((path) => existsSync(path))) return undefined;
  return { driver: webKitDriver, browser, screen };
}

/**
 * Makes sure of both engines as far as this machine allows.
 * @returns names of those that cannot be tested here
 */
export async function ensureEngines() {
  if (!findFirefox()) await installFromDebian("Firefox", "--no-install-recommends", "firefox-esr");
  if (!findWebKit()) await installFromDebian("WebKit", "--no-install-recommends", "webkit2gtk-driver", "xvfb");
  const isThere = { Firefox: findFirefox(), WebKit: findWebKit() };
  return engines.filter((name) => !isThere[name]);
}
