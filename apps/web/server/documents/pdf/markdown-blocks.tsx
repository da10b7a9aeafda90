import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { ReactNode } from "react";
import { theme } from "../../../app/constants";

type Block = RootContent | BlockContent | DefinitionContent;

const styles = StyleSheet.create({
  paragraph: { marginBottom: 7 },
  heading: { fontSize: 12.5, lineHeight: 1.3, fontWeight: 700, marginTop: 8, marginBottom: 5 },
  subheading: { fontSize: 10.5, lineHeight: 1.3, fontWeight: 700, marginTop: 5, marginBottom: 4 },
  list: { marginBottom: 7 },
  item: { flexDirection: "row", marginBottom: 3 },
  mark: { width: 14 },
  quote: { marginBottom: 7, paddingLeft: 10, borderLeft: `2pt solid ${theme.secondary}` },
});

/** Markdown as parts of a PDF: headings, paragraphs, lists, quotes; anything else as its text. */
export function MarkdownBlocks({ nodes, isTight }: { nodes: Block[]; isTight?: boolean }) {
  // Nodes of a parsed text have no identity but their place.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return nodes.map((node, index) => <BlockPart key={index} node={node} isTight={isTight} />);
}

function BlockPart({ node, isTight }: { node: Block; isTight?: boolean }): ReactNode {
  switch (node.type) {
    case "heading":
      return (
        <Text style={node.depth <= 2 ? styles.heading : styles.subheading} minPresenceAhead={40}>
          <Words nodes={node.children} />
        </Text>
      );
    case "paragraph":
      return (
        <Text style={isTight ? {} : styles.paragraph}>
          <Words nodes={node.children} />
        </Text>
      );
    case "list":
      return (
        <View style={styles.list}>
          {node.children.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: list items keep their order
            <View key={index} style={styles.item} wrap={false}>
              <Text style={styles.mark}>{node.ordered ? `${(node.start ?? 1) + index}.` : "•"}</Text>
              <View style={{ flex: 1 }}>
                <MarkdownBlocks nodes={item.children} isTight />
              </View>
            </View>
          ))}
        </View>
      );
    case "blockquote":
      return (
        <View style={styles.quote}>
          <MarkdownBlocks nodes={node.children} />
        </View>
      );
    case "thematicBreak":
      return null;
    default:
      return <Text style={styles.paragraph}>{textOf(node)}</Text>;
  }
}

function Words({ nodes }: { nodes: PhrasingContent[] }) {
  return nodes.map((node, index) => {
    switch (node.type) {
      case "text":
      case "inlineCode":
        return node.value.replace(/\n/g, " ");
      case "break":
        return "\n";
      case "strong":
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words keep their order
          <Text key={index} style={{ fontWeight: 700 }}>
            <Words nodes={node.children} />
          </Text>
        );
      case "emphasis":
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words keep their order
          <Text key={index} style={{ fontStyle: "italic" }}>
            <Words nodes={node.children} />
          </Text>
        );
      case "link":
        return (
          <Link key={node.url} src={node.url} style={{ color: theme.primary }}>
            <Words nodes={node.children} />
          </Link>
        );
      default:
        return textOf(node);
    }
  });
}
