import type { Locale } from "@waku/i18n/locale";

export type Letter = {
  subject: string;
  paragraphs: string[];
  list?: string[];
  button: { label: string; href: string };
  /** Why the reader gets this mail, below it. */
  reason: string;
};

const fonts = "'Host Grotesk','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Looks like the mails of the site. Only `!important` gets past what elements style themselves. */
const schemes = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#08131f!important}.surface{background-color:#0e2037!important;border-color:#2b4463!important}
.text{color:#edf2f3!important}.muted{color:#b3c0cc!important}
.button{background-color:#a8dbb8!important}.button-text{color:#0e2037!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;
const text = "margin:0 0 16px;font-size:16px;line-height:25px;color:#0e2037";

/** Writes a mail as HTML and plain text. @param brand the company's name, as its mails are headed */
export function writeLetter(letter: Letter, language: Locale, brand: string) {
  return { subject: letter.subject, html: htmlOf(letter, language, brand), text: textOf(letter, brand) };
}

function htmlOf({ subject, paragraphs, list = [], button, reason }: Letter, language: Locale, brand: string) {
  const items = list.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`).join("");
  const body = [
    `<h1 class="text" style="${text};font-size:24px;line-height:31px;font-weight:700">${escaped(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p class="text" style="${text}">${escaped(paragraph)}</p>`),
    items && `<ul class="text" style="${text};padding-left:20px">${items}</ul>`,
    frame(
      "margin:8px 0 24px",
      `<td class="button" style="border-radius:4px;background-color:#0e2037"><a href="${escaped(button.href)}" class="button-text" style="display:inline-block;padding:13px 24px;color:#ffffff;font-size:16px;line-height:22px;font-weight:700;text-decoration:none">${escaped(button.label)}</a></td>`,
    ),
  ].join("");
  const head = `<td class="pad" style="padding:18px 36px;border-bottom:4px solid #a8dbb8;color:#ffffff;font-family:${fonts};font-size:19px;line-height:26px;font-weight:700">${escaped(brand)}</td>`;
  const page = `<td class="pad" style="padding:32px 36px 24px;font-family:${fonts};overflow-wrap:anywhere;word-break:break-word">${body}</td>`;
  const foot = `<td class="pad" style="padding:20px 36px 8px"><p class="muted" style="margin:0;font-family:${fonts};font-size:13px;line-height:20px;color:#4c5d72;overflow-wrap:anywhere">${escaped(reason)}</p></td>`;
  const column = [
    frame("width:100%;background-color:#0e2037", head),
    frame("width:100%;background-color:#ffffff;border:1px solid #d9dfe0", page, "surface"),
    frame("width:100%", foot),
  ].join("");
  const ground = `<td align="center" style="padding:24px 12px">${frame("width:100%;max-width:600px", `<td align="left">${column}</td>`)}</td>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${escaped(subject)}</title><style>${schemes}</style></head><body class="ground" style="margin:0;padding:0;background-color:#f2f5f4">${frame("width:100%;background-color:#f2f5f4", ground, "ground")}</body></html>`;
}

/** A table of one cell, the only layout that all mail programs know. */
function frame(style: string, cell: string, className = ""): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="${className}" style="${style}"><tbody><tr>${cell}</tr></tbody></table>`;
}

function textOf({ subject, paragraphs, list, button, reason }: Letter, brand: string): string {
  const items = list?.map((item) => `- ${item}`).join("\n");
  return [subject, ...paragraphs, items, `${button.label}:\n${button.href}`, `${brand}\n${reason}`]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
