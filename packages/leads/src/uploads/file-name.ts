import { plainLine } from "@waku/i18n/plain-text";

const maxLength = 120;

/**
 * A visitor's file name as plain text: without folders, control characters or marks that turn the direction of
 * writing (they make `exe.pdf` look like `fdp.exe`), and with the extension of what the file is.
 */
export function cleanFileName(typed: string, extension: string): string {
  const base = plainLine(typed.split(/[\\/]/).at(-1) ?? "");
  const ending = `.${extension}`;
  const stem = base.toLowerCase().endsWith(ending) ? base.slice(0, -ending.length) : base;
  const plain = stem
    .replace(/[\p{Co}\p{Cn}]/gu, "")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = [...plain]
    .slice(0, maxLength - ending.length)
    .join("")
    .trim();
  return (short || "document") + ending;
}
