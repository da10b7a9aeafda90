// Finds a Chromium for the browser tests, or installs one by whichever way works on this machine.
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";
import { fail, run, say } from "./prepare.mjs";

/** Chromium without windows: it starts and draws faster. */
const shell = "/usr/bin/chromium-headless-shell";
const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Path of a Chromium for tests: the one in CHROMIUM_PATH, else one of this machine; undefined when there is none. */
export function findChromium() {
  return find([process.env.CHROMIUM_PATH, shell, ...browsers]);
}

/** The same for measurements: the browser that people use. */
export function findFullChromium() {
  return find([process.env.CHROMIUM_PATH, ...browsers]);
}

/** Path of a browser; "" means the one Playwright brought itself. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say("No Chromium found; installing one (once) …");
  if ((await run("playwright", ["install", "--only-shell", "chromium"])) === 0) return "";
  const installed = (await installFromDebian("Chromium", "chromium-headless-shell")) ? findChromium() : undefined;
  if (installed) return installed;
  return fail(
    "No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to one, then try again.",
  );
}

/** @param {(string | undefined)[]} places */
function find(places) {
  return places.find((path) => path && existsSync(path));
}
