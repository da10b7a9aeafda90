import type { Logger } from "pino";
import type { UploadFiles } from "./upload-files.ts";

const everyMs = 3_600_000;

/** Removes orphaned files now and every hour. @returns a function that ends it */
export function keepTidy(uploads: UploadFiles, log: Pick<Logger, "info" | "error">): () => void {
  const tidy = () =>
    uploads.removeOrphans().then(
      (count) => count > 0 && log.info({ count }, "uploads without a lead removed"),
      (error: unknown) => log.error({ err: error }, "uploads cannot be tidied"),
    );
  void tidy();
  const timer = setInterval(tidy, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
