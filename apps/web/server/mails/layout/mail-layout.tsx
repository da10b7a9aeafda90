import { type Locale, languageTags } from "@waku/i18n/locale";
import type { Sender } from "@waku/leads/mails";
import type { ReactNode } from "react";
import type { MailDraft } from "../mail-draft";
import { colors, schemeStyles } from "./mail-colors";

const { light } = colors;
const fonts = "'Host Grotesk', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
/** Keeps mail programs from filling up a short preheader with the first words of the mail. */
const filler = "\u2007\u034f".repeat(60);

/** Long addresses and words break rather than push the mail beyond a phone's width. */
const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

type Props = MailDraft & { locale: Locale; sender: Sender };

/** The frame of every mail: 600 px wide, tables for programs that know no other layout, light and dark. */
export function MailLayout({ subject, preheader, body, reason, locale, sender }: Props) {
  return (
    <html lang={languageTags[locale]} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{subject}</title>
        <style>{schemeStyles}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: light.ground, fontFamily: fonts }}>
        <div data-skip-in-text="true" style={{ display: "none", overflow: "hidden", maxHeight: 0, opacity: 0 }}>
          {preheader}
          {filler}
        </div>
        <Frame className="ground" style={{ width: "100%", backgroundColor: light.ground }}>
          <td align="center" style={{ padding: "24px 12px" }}>
            <Frame style={{ width: "100%", maxWidth: 600 }}>
              <td align="left">
                <Wordmark sender={sender} />
                <Frame
                  className="surface"
                  style={{ width: "100%", backgroundColor: light.surface, border: `1px solid ${light.line}` }}
                >
                  <td className="pad" style={{ padding: "32px 36px 24px", fontFamily: fonts, ...breaking }}>
                    {body}
                  </td>
                </Frame>
                <Foot reason={reason} sender={sender} />
              </td>
            </Frame>
          </td>
        </Frame>
      </body>
    </html>
  );
}

/** A table of one cell. */
function Frame({ children, ...props }: { children: ReactNode; className?: string; style: React.CSSProperties }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** The brand as text, which no mail program blocks. */
function Wordmark({ sender: { brand, siteUrl } }: { sender: Sender }) {
  return (
    <div data-skip-in-text="true">
      <Frame style={{ width: "100%", backgroundColor: colors.navy }}>
        <td className="pad" style={{ padding: "18px 36px", borderBottom: `4px solid ${colors.mint}` }}>
          <a
            href={siteUrl}
            style={{
              color: colors.white,
              fontFamily: fonts,
              fontSize: 19,
              lineHeight: "26px",
              fontWeight: 700,
              letterSpacing: "-0.01em",
              textDecoration: "none",
            }}
          >
            {brand}
          </a>
        </td>
      </Frame>
    </div>
  );
}

function Foot({ reason, sender }: { reason: string; sender: Sender }) {
  const { brand, siteUrl, legalName, street, postalCode, city, phone, email } = sender;
  const place = [postalCode, city].filter(Boolean).join(" ");
  const lines = [
    reason,
    [legalName ?? brand, street, place].filter(Boolean).join(", "),
    [phone, email].filter(Boolean).join(" · "),
    new URL(siteUrl).host,
  ];
  const style = { margin: "0 0 6px", fontFamily: fonts, fontSize: 13, lineHeight: "20px", color: light.muted };
  return (
    <Frame style={{ width: "100%" }}>
      <td className="pad" style={{ padding: "20px 36px 8px" }}>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="muted" style={{ ...style, ...breaking }}>
            {line}
          </p>
        ))}
      </td>
    </Frame>
  );
}
