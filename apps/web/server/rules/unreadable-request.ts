import { STATUS_CODES } from "node:http";
import { pathLocale } from "@waku/i18n/locale";
import { negotiateLocale } from "@waku/i18n/negotiate";
import type { SiteSettings } from "../../app/context/site-settings";
import { errorDocument, errorDocumentPolicy } from "./error-document";
import { baseHeaders } from "./security-headers";

/** What Node's parser gives up with; what it has received of the request stands in `rawPacket`. */
type ParserError = NodeJS.ErrnoException & { rawPacket?: Uint8Array };

/** The whole answer to a request that cannot be read, as bytes for its connection. */
export type UnreadableRequestAnswer = (error: ParserError) => Promise<string>;

/** Every other fault is a malformed request: 400. */
const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers in the language of the address, as far as it can be made out, with a page that needs nothing. */
export function unreadableRequestAnswer(
  settings: SiteSettings,
  siteName: () => Promise<string>,
): UnreadableRequestAnswer {
  return async ({ code = "", rawPacket }) => {
    const status = statusOf[code] ?? 400;
    const html = errorDocument({ locale: localeOf(rawPacket), status, siteName: await siteName() });
    const headers = {
      ...baseHeaders(settings),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(html)),
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": errorDocumentPolicy,
      Connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", html].join("\r\n");
  };
}

function localeOf(packet: Uint8Array = new Uint8Array()) {
  const head = Buffer.from(packet).toString("latin1");
  const path = /^[A-Z]+ (\/[^ ?\r\n]*)/.exec(head)?.[1] ?? "";
  const header = (name: string) => new RegExp(`\r\n${name}: *([^\r\n]*)`, "i").exec(head)?.[1];
  return pathLocale(path) ?? negotiateLocale(header("cookie"), header("accept-language"));
}
