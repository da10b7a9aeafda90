import type { Stored } from "./convert.ts";
import { type ObjectShape, type Part, type Shape, storedName } from "./shape.ts";

/**
 * A document as the backend stores it, with a mark before each text of its language. What is the same in both languages
 * stays, addresses are left out: they are made of translated words.
 */
export function markTexts(shape: ObjectShape, stored: Stored, mark: string): Stored {
  return markParts(shape.parts, stored, mark);
}

function markParts(parts: Part[], stored: Stored, mark: string): Stored {
  const entries = parts.map(({ name, shape }) => [storedName(name), marked(shape, stored[storedName(name)], mark)]);
  return { ...withoutId(stored), ...Object.fromEntries(entries) };
}

/** Rows of another document have ids of their own. */
function withoutId({ id: _, ...stored }: Stored): Stored {
  return stored;
}

function marked(shape: Shape, value: unknown, mark: string): unknown {
  if (value === undefined || value === null) return value;
  switch (shape.kind) {
    case "text":
      return shape.of === "slug" ? undefined : markText(value, mark);
    case "textList":
      return (value as unknown[]).map((line) => markText(line, mark));
    case "object":
      return markParts(shape.parts, value as Stored, mark);
    case "rows":
      return (value as Stored[]).map((row) =>
        shape.row.kind === "object"
          ? markParts(shape.row.parts, row, mark)
          : { ...withoutId(row), text: marked(shape.row, row.text, mark) },
      );
    case "blocks":
      return (value as Stored[]).map((block) =>
        markParts(shape.blocks.find(({ type }) => type === block.blockType)?.parts ?? [], block, mark),
      );
    default:
      return value;
  }
}

/** A text that is marked already waits for its first translation. */
function markText(text: unknown, mark: string): unknown {
  return typeof text === "string" && text !== "" && !text.startsWith(mark) ? `${mark} ${text}` : text;
}
