// Finds Firefox and WebKit for the journeys through other engines, or installs them where that needs nobody's help.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
/** The small browser that the driver of WebKitGTK steers, in a folder of the machine's kind. */
const webKitBrowsers = ["webkit2gtk-4.1/MiniBrowser", "webkit2gtk-4.0/MiniBrowser"];
/** A screen that exists in memory only. */
const screen = "/usr/bin/Xvfb";

/** Path of a Firefox: the one in FIREFOX_PATH, else one of this machine; undefined when there is none. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path));
}

/** Paths of WebKitGTK's driver, its browser and a screen for it; undefined when one of them is missing. */
export function findWebKit() {
  if (![webKitDriver, screen].every((path) => existsSync(path))) return undefined;
  const folders = readdirSync("/usr/lib");
  const places = folders.flatMap((folder) => webKitBrowsers.map((name) => join("/usr/lib", folder, name)));
  const browser = places.find((path) => existsSync(path));
  if (!browser) return undefined;
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
