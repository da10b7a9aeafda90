// Finds a Chromium for the browser tests, or installs one by whichever way works on this machine.
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";
import { fail, run, say } from "./prepare.mjs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** Path of a browser; "" means the one Playwright brought itself. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say("No Chromium found; installing one (once) …");
  if ((await run("playwright", ["install", "chromium"])) === 0) return "";
  const installed = (await installFromDebian("Chromium", "chromium")) ? findChromium() : undefined;
  if (installed) return installed;
  return fail(
    "No Chromium could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to one, then try again.",
  );
}

function findChromium() {
  return candidates.find((path) => path && existsSync(path));
}
