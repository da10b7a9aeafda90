import type { ReactNode } from "react";
import styles from "./refusal-text.module.css";

/** A text of lines: those that begin with a bullet stand in a list, and links as in Markdown lead to another tab. */
export function RefusalText({ text }: { text: string }) {
  const lines = text.split("\n").filter((line) => line !== "");
  const items = lines.filter(isItem);
  const first = lines.findIndex(isItem);
  const [before, after] = first === -1 ? [lines, []] : [lines.slice(0, first), lines.slice(first).filter(isNoItem)];
  return (
    <div className={styles.text}>
      {before.map((line) => (
        <p key={line}>{withLinks(line)}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((line) => (
            <li key={line}>{withLinks(line.slice(2))}</li>
          ))}
        </ul>
      )}
      {after.map((line) => (
        <p key={line}>{withLinks(line)}</p>
      ))}
    </div>
  );
}

function isItem(line: string): boolean {
  return line.startsWith("• ");
}

function isNoItem(line: string): boolean {
  return !isItem(line);
}

/** What the editor has before them may not be saved yet: links open beside it. */
function withLinks(line: string): ReactNode[] {
  return line.split(/(\[[^\]]+\]\(https?:[^)\s]+\))/).map((part) => {
    const [, name, address] = /^\[([^\]]+)\]\((https?:[^)\s]+)\)$/.exec(part) ?? [];
    return name && address ? (
      <a key={part} href={address} target="_blank" rel="noreferrer">
        {name}
      </a>
    ) : (
      part
    );
  });
}
