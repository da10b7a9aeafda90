import { RowWords } from "./row-words.tsx";

/** A folded row or block: its kind and number, and what it says. */
export function RowLabel({ rowLabel }: { rowLabel: string }) {
  return (
    <span>
      {rowLabel}
      <RowWords />
    </span>
  );
}
