import type { LineDrawingName } from "@waku/content/schema";
import { drawings } from "./drawings";

type Props = {
  name: LineDrawingName;
  className?: string;
  /** Colours of strokes and signal; the colour of the text and the accent unless given (share pictures need them). */
  ink?: string;
  signalInk?: string;
  width?: number;
};

/** Decoration: a machine or a piece of work in lines, the same hand on pages and share pictures. */
export function LineDrawing({ name, className, ink = "currentColor", signalInk = "var(--accent)", width }: Props) {
  const { solid, fine, signal } = drawings[name];
  return (
    <svg
      viewBox="0 0 320 240"
      width={width}
      height={width && (width * 240) / 320}
      className={className}
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 208H312" strokeWidth="1.25" strokeOpacity="0.5" />
      <path d={fine} strokeWidth="1.25" strokeOpacity="0.7" />
      <path d={solid} />
      <path d={signal} stroke={signalInk} strokeWidth="3.5" />
    </svg>
  );
}
