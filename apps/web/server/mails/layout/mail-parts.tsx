import { Fragment, type ReactNode } from "react";
import { colors } from "./mail-colors";

const { light } = colors;
const text = { margin: "0 0 16px", fontSize: 16, lineHeight: "25px", color: light.text } as const;

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className="text" style={{ ...text, margin: "0 0 12px", fontSize: 24, lineHeight: "31px", fontWeight: 700 }}>
      {children}
    </h1>
  );
}

export function MailSubheading({ children }: { children: ReactNode }) {
  return (
    <h2
      className="text line"
      style={{
        ...text,
        margin: "28px 0 12px",
        paddingTop: 20,
        borderTop: `1px solid ${light.line}`,
        fontSize: 17,
        fontWeight: 700,
      }}
    >
      {children}
    </h2>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <p className="text" style={text}>
      {children}
    </p>
  );
}

/** Something to be careful about, before the rest. */
export function MailWarning({ children }: { children: ReactNode }) {
  return (
    <p
      className="warning"
      style={{ ...text, padding: "12px 16px", borderLeft: `4px solid ${colors.amber}`, backgroundColor: light.warning }}
    >
      {children}
    </p>
  );
}

type HighlightProps = { label: string; lines: string[]; isVoid?: boolean };

/**
 * What the mail is about, to be found at a glance: the first line large, others below it.
 * @param props.isVoid it no longer holds and is struck through
 */
export function MailHighlight({ label, lines: [first, ...others], isVoid = false }: HighlightProps) {
  const border = isVoid ? light.muted : colors.mint;
  const decoration = isVoid ? "line-through" : "none";
  return (
    <p
      className="note"
      style={{
        ...text,
        margin: "4px 0 20px",
        padding: "14px 18px",
        borderLeft: `4px solid ${border}`,
        backgroundColor: isVoid ? light.ground : light.note,
      }}
    >
      <span className="muted" style={{ color: light.muted, fontSize: 14, lineHeight: "20px" }}>
        {label}
      </span>
      <br />
      <strong style={{ fontSize: 18, lineHeight: "26px", textDecoration: decoration }}>{first}</strong>
      {others.map((line) => (
        <Fragment key={line}>
          <br />
          <span style={{ textDecoration: decoration }}>{line}</span>
        </Fragment>
      ))}
    </p>
  );
}

/** A button as a table cell, which every mail program paints. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "8px 0 24px" }}>
      <tbody>
        <tr>
          <td className="button" style={{ borderRadius: 4, backgroundColor: colors.navy }}>
            <a
              href={href}
              className="button-text"
              style={{
                display: "inline-block",
                padding: "13px 24px",
                color: colors.white,
                fontSize: 16,
                lineHeight: "22px",
                fontWeight: 700,
                textDecoration: "none",
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text" style={{ color: light.text, textDecoration: "underline" }}>
      {children}
    </a>
  );
}

/** A label and its value below each other: the width of a phone is enough. */
export function MailFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="text" style={{ ...text, margin: "0 0 12px" }}>
      <span className="muted" style={{ color: light.muted, fontSize: 14, lineHeight: "20px" }}>
        {label}
      </span>
      <br />
      {children}
    </p>
  );
}

/** Short entries below each other. */
export function MailList({ items }: { items: string[] }) {
  return (
    <ul className="text" style={{ ...text, paddingLeft: 20 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A value with its own line breaks and direction of writing, as visitors enter them. */
export function AsTyped({ value }: { value: string }) {
  return (
    <span dir="auto" style={{ overflowWrap: "anywhere" }}>
      {value.split("\n").map((line, index) => (
        // Lines have no identity beyond their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
