export { findChromium, findFullChromium } from "../../../scripts/chromium.mjs";

/**
 * Works for root, and keeps the browser's own traffic out. On machines without a spare core the process that draws
 * answers late: it is not to be taken for dead, nor to look for a graphics card.
 */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-gpu",
  "--disable-gpu-watchdog",
];
