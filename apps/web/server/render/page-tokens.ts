/** What selectors can name in a page. */
export type PageTokens = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** Names only: values may change without the page being rendered anew (`aria-expanded`, `open`). */
  attributes: ReadonlySet<string>;
  /** Texts of all style attributes; they may use animations, fonts and custom properties. */
  inlineStyles: string[];
};

const embeddedCode = /(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g;
const startTag = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=>/"]+)(?:="([^"]*)")?/g;
/** Attributes that browsers set by themselves. */
const setByBrowser = ["open"];

/** Collects the names in a page as React writes it (attribute values in double quotes). */
export function pageTokens(html: string): PageTokens {
  const tags = new Set<string>();
  const attributes = new Set<string>(setByBrowser);
  const classLists = new Set<string>();
  const ids = new Set<string>();
  const inlineStyles: string[] = [];
  // Pages repeat the same few attribute texts (classes of menu entries, for one) hundreds of times.
  const attributeTexts = new Set<string>();
  for (const [, tag = "", text] of html.replace(embeddedCode, "$1").matchAll(startTag)) {
    tags.add(tag.toLowerCase());
    if (text) attributeTexts.add(text);
  }
  for (const text of attributeTexts)
    for (const [, written = "", value = ""] of text.matchAll(attribute)) {
      const name = written.toLowerCase();
      attributes.add(name);
      if (name === "class") classLists.add(value);
      else if (name === "id") ids.add(value);
      else if (name === "style") inlineStyles.push(value);
    }
  const classes = new Set([...classLists].flatMap((list) => list.split(/\s+/)));
  return { tags, classes, ids, attributes, inlineStyles };
}
