import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";

const line = "#c9d1d8";
const muted = "#46566a";

const styles = StyleSheet.create({
  section: { marginBottom: 14 },
  heading: { fontSize: 11, lineHeight: 1.3, fontWeight: 700, marginBottom: 4 },
  row: {
    flexDirection: "row",
    justifyContent: "space-between",
    paddingVertical: 3,
    borderBottom: `0.5pt solid ${line}`,
  },
  label: { flex: 1, paddingRight: 10 },
  value: { textAlign: "right" },
  note: { fontSize: 8, lineHeight: 1.35, color: muted },
  total: { fontWeight: 700 },
});

/** A headed part of a document. */
export function PdfSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={40}>
        {title}
      </Text>
      {children}
    </View>
  );
}

type RowProps = {
  label: string;
  /** Columns of values, right-aligned. */
  values: string[];
  /** Small line under the label. */
  note?: string;
  isTotal?: boolean;
  /** Width of each value column in points. */
  width?: number;
};

/** Label and values on one line. */
export function PdfRow({ label, values, note, isTotal, width = 90 }: RowProps) {
  return (
    <View style={isTotal ? [styles.row, styles.total] : styles.row} wrap={false}>
      <View style={styles.label}>
        <Text>{label}</Text>
        {note && <Text style={styles.note}>{note}</Text>}
      </View>
      {values.map((value, column) => (
        // Columns have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Text key={column} style={[styles.value, { width }]}>
          {value}
        </Text>
      ))}
    </View>
  );
}

/** Small print. */
export function PdfNote({ children }: { children: ReactNode }) {
  return <Text style={[styles.note, { marginTop: 4 }]}>{children}</Text>;
}
