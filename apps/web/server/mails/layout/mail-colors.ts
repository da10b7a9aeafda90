/** The brand's colours as mail programs understand them: plain hex values of the design tokens. */
export const colors = {
  navy: "#0e2037",
  mint: "#a8dbb8",
  white: "#ffffff",
  amber: "#c98a1b",
  light: {
    ground: "#f2f5f4",
    surface: "#ffffff",
    text: "#0e2037",
    muted: "#4c5d72",
    line: "#d9dfe0",
    note: "#eaf5ee",
    warning: "#fdf1dc",
  },
  dark: {
    ground: "#08131f",
    surface: "#0e2037",
    text: "#edf2f3",
    muted: "#b3c0cc",
    line: "#2b4463",
    note: "#16304a",
    warning: "#3b2f18",
  },
} as const;

/**
 * Rules for mail programs with a dark scheme. What mails style themselves stands in the elements, as many programs
 * know nothing else; only `!important` gets past it.
 */
export const schemeStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { word-break: break-word; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${colors.dark.ground} !important; }
  .surface { background-color: ${colors.dark.surface} !important; border-color: ${colors.dark.line} !important; }
  .text { color: ${colors.dark.text} !important; }
  .muted { color: ${colors.dark.muted} !important; }
  .line { border-color: ${colors.dark.line} !important; }
  .note { background-color: ${colors.dark.note} !important; color: ${colors.dark.text} !important; }
  .warning { background-color: ${colors.dark.warning} !important; color: ${colors.dark.text} !important; }
  .button { background-color: ${colors.mint} !important; }
  .button-text { color: ${colors.navy} !important; }
}
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}
`;
