import { Document, Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { symbol, theme } from "../../../app/constants";
import { type Locale, languageTags } from "../../../app/i18n/locale";
import { fontFamily } from "./fonts";

type Props = {
  locale: Locale;
  title: string;
  /** Line under the title: date, facts. */
  subtitle: string;
  brand: string;
  product: string;
  siteUrl: string;
  pageNumber: (page: number, pages: number) => string;
  children: ReactNode;
};

const line = "#c9d1d8";
const muted = "#46566a";

const styles = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 56,
    paddingHorizontal: 48,
    fontFamily,
    fontSize: 9.5,
    color: theme.primary,
  },
  // Not on the page itself: there it would empty the texts that are made per page.
  body: { fontSize: 9.5, lineHeight: 1.4 },
  header: { flexDirection: "row", alignItems: "center", marginBottom: 26 },
  brand: { fontSize: 13, fontWeight: 700, marginLeft: 8 },
  title: { fontSize: 21, fontWeight: 700, lineHeight: 1.15 },
  subtitle: { marginTop: 6, marginBottom: 18, color: muted },
  footer: {
    position: "absolute",
    bottom: 26,
    left: 48,
    right: 48,
    paddingTop: 8,
    borderTop: `0.75pt solid ${line}`,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: muted,
  },
});

/** An A4 document with the brand at its head and the site's address at its foot. */
export function BrandPage({ locale, title, subtitle, brand, product, siteUrl, pageNumber, children }: Props) {
  return (
    <Document title={title} author={brand} language={languageTags[locale]} producer={brand} creator={brand}>
      <Page size="A4" style={styles.page}>
        <View style={styles.header} fixed>
          <Svg width={18} height={18} viewBox="0 0 32 32">
            <Path d={symbol.path} stroke={theme.primary} strokeWidth={4.5} fill="none" />
            <Path d={symbol.waypoint} fill={theme.secondary} />
          </Svg>
          <Text style={styles.brand}>{brand}</Text>
        </View>
        <View style={styles.body}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.subtitle}>{subtitle}</Text>
          {children}
        </View>
        <View style={styles.footer} fixed>
          <Text>
            {product} · {siteUrl.replace(/^https?:\/\//, "")}
          </Text>
          <Text render={({ pageNumber: page, totalPages }) => pageNumber(page, totalPages)} />
        </View>
      </Page>
    </Document>
  );
}
