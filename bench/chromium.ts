import { BenchError, isExecutable } from "./run.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Works for root and keeps the browser's own traffic out of what is measured. */
export const chromiumFlags = ["--no-sandbox", "--disable-quic", "--disable-background-networking"];

/** The browser of the machine. @throws BenchError that says how to name another */
export function chromiumPath(): string {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : places;
  const found = candidates.find(isExecutable);
  if (!found)
    throw new BenchError(
      `No Chromium was found at ${candidates.join(", ")}: install one, or name it in CHROMIUM_PATH.`,
    );
  return found;
}
