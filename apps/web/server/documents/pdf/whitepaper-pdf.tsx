import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { type Globals, withoutSoftHyphens } from "@waku/content";
import type { RootContent } from "mdast";
import type { ReactNode } from "react";
import { theme } from "../../../app/constants";
import { type Locale, localePath } from "../../../app/i18n/locale";
import { messagesIn } from "../../../app/i18n/messages";
import { BrandPage } from "./brand-page";
import { MarkdownBlocks } from "./markdown-blocks";

type Headed = { title: string; intro?: string };

/** A part of a whitepaper, in the order of its page. */
export type WhitepaperPart =
  | { type: "opening"; title: string; kind: string; text: string }
  | { type: "text"; title: string; text: RootContent[] }
  | (Headed & { type: "points"; points: { title: string; text?: string }[] })
  | (Headed & { type: "table"; columns: string[]; rows: { label: string; cells: string[] }[] })
  | (Headed & { type: "figures"; rows: string[][] })
  | (Headed & { type: "questions"; items: { question: string; answer: RootContent[] }[] });

const line = "#c9d1d8";

const styles = StyleSheet.create({
  part: { fontSize: 10.5, lineHeight: 1.45, marginBottom: 16 },
  heading: { fontSize: 14.5, lineHeight: 1.25, fontWeight: 700, marginBottom: 6 },
  intro: { marginBottom: 7 },
  lead: { fontSize: 11.5, lineHeight: 1.45, marginBottom: 16 },
  point: { flexDirection: "row", marginBottom: 5 },
  mark: { width: 20 },
  box: { width: 10, height: 10, marginTop: 2, border: `1pt solid ${theme.primary}`, borderRadius: 1.5 },
  dot: { width: 4, height: 4, marginTop: 5.5, marginLeft: 3, borderRadius: 2, backgroundColor: theme.primary },
  strong: { fontWeight: 700 },
  row: { flexDirection: "row", paddingVertical: 5, borderBottom: `0.5pt solid ${line}` },
  head: { fontWeight: 700, borderBottom: `1.25pt solid ${theme.primary}` },
  label: { width: "32%", paddingRight: 10 },
  cell: { paddingRight: 8 },
  question: { fontWeight: 700, marginBottom: 2 },
});

type Props = { path: string; parts: WhitepaperPart[]; locale: Locale; site: Globals["site"]; siteUrl: string };

/** A page's own text as a document to take away. Numbered points have a box to tick off. */
export function WhitepaperPdf({ path, parts, locale, site, siteUrl }: Props) {
  const t = messagesIn(locale);
  const opening = parts.find((part) => part.type === "opening");
  return (
    <BrandPage
      locale={locale}
      title={withoutSoftHyphens(opening?.title ?? "")}
      subtitle={opening?.kind ?? ""}
      brand={site.brand}
      product={site.product}
      siteUrl={siteUrl + localePath(locale, path)}
      pageNumber={t.page}
    >
      {parts.map((part) => (
        <Part key={part.type + part.title} part={part} />
      ))}
    </BrandPage>
  );
}

function Part({ part }: { part: WhitepaperPart }): ReactNode {
  switch (part.type) {
    case "opening":
      return <Text style={styles.lead}>{withoutSoftHyphens(part.text)}</Text>;
    case "text":
      return (
        <Section title={part.title}>
          <MarkdownBlocks nodes={part.text} />
        </Section>
      );
    case "points":
      return (
        <Section title={part.title} intro={part.intro} isWhole>
          {part.points.map((point) => (
            <Point key={point.title} point={point} />
          ))}
        </Section>
      );
    case "table":
      return (
        <Section title={part.title} intro={part.intro}>
          <Row label="" cells={part.columns} isHead />
          {part.rows.map(({ label, cells }) => (
            <Row key={label} label={label} cells={cells} />
          ))}
        </Section>
      );
    case "figures":
      return (
        <Section title={part.title} intro={part.intro}>
          {part.rows.map(([value = "", label = ""]) => (
            <Row key={label} label={value} cells={[label]} />
          ))}
        </Section>
      );
    case "questions":
      return (
        <Section title={part.title} intro={part.intro}>
          {part.items.map(({ question, answer }) => (
            <View key={question} wrap={false}>
              <Text style={styles.question}>{withoutSoftHyphens(question)}</Text>
              <MarkdownBlocks nodes={answer} />
            </View>
          ))}
        </Section>
      );
  }
}

/** @param isWhole it moves on to the next page rather than being torn apart */
function Section({ title, intro, isWhole, children }: Headed & { isWhole?: boolean; children: ReactNode }) {
  return (
    <View style={styles.part} wrap={!isWhole}>
      <Text style={styles.heading} minPresenceAhead={60}>
        {withoutSoftHyphens(title)}
      </Text>
      {intro && <Text style={styles.intro}>{withoutSoftHyphens(intro)}</Text>}
      {children}
    </View>
  );
}

function Point({ point: { title, text } }: { point: { title: string; text?: string } }) {
  const isNumbered = /^\d+\. /.test(title);
  return (
    <View style={styles.point} wrap={false}>
      <View style={styles.mark}>
        <View style={isNumbered ? styles.box : styles.dot} />
      </View>
      <View style={{ flex: 1 }}>
        <Text style={text ? styles.strong : {}}>{withoutSoftHyphens(title)}</Text>
        {text && <Text>{withoutSoftHyphens(text)}</Text>}
      </View>
    </View>
  );
}

function Row({ label, cells, isHead }: { label: string; cells: string[]; isHead?: boolean }) {
  return (
    <View style={isHead ? [styles.row, styles.head] : styles.row} wrap={false}>
      <Text style={[styles.label, styles.strong]}>{withoutSoftHyphens(label)}</Text>
      {cells.map((cell, column) => (
        // Columns have no identity but their place; what explains stands in the last, and is longest.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Text key={column} style={[styles.cell, { flex: column + 1 }]}>
          {withoutSoftHyphens(cell)}
        </Text>
      ))}
    </View>
  );
}
