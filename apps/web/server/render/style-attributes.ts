/** Attribute that takes the place of a style attribute; its value is the number of a rule. */
const marker = "data-style";

const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

/**
 * What drawings and tools may set on single elements: places, shares, tints, the times of their stories. Values are
 * numbers, lengths, paths and references to custom properties; nothing that ends a rule or fetches anything.
 */
const declaration =
  /^(?:--[a-z-]+|inline-size|inset-(?:block|inline)-start|opacity|background):(?!.*url\()[-+\w.,%()"/ ]+$/;

/** When and how the parts of a story move (app/surfaces/story/beat.ts): needed by those who see it play only. */
const storyDeclaration = /^--(?:at|for|times|dx|dy|was|way|turn|stay):/;

export type StyleRules = {
  /** The page without style attributes. */
  html: string;
  /** Rules that outweigh all selectors, as attributes do. */
  rules: string;
  /** The same for what only stories need. */
  storyRules: string;
};

/**
 * Moves style attributes, as React writes them, into rules of the page, so that its policy can do without
 * `'unsafe-inline'`. Equal attributes share a rule. Anything else than the declarations above stays an attribute, which
 * browsers then ignore: no text of the content may style the page.
 */
export function styleAttributesAsRules(html: string): StyleRules {
  const numbers = new Map<string, number>();
  const moved = html.replace(styleAttribute, (whole, before: string, value: string) => {
    const text = value.replaceAll("&quot;", '"');
    if (!text.split(";").every((part) => declaration.test(part))) return whole;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return `${before} ${marker}="${number}"`;
  });
  const rulesOf = (isWanted: (part: string) => boolean) => {
    const rules = [...numbers].map(([text, number]) => {
      const wanted = text.split(";").filter(isWanted);
      return wanted.length > 0 ? `&[${marker}="${number}"]{${wanted.join(";")}}` : "";
    });
    const written = rules.join("");
    return written && `:not(#_){${written}}`;
  };
  return {
    html: moved,
    rules: rulesOf((part) => !storyDeclaration.test(part)),
    storyRules: rulesOf((part) => storyDeclaration.test(part)),
  };
}
