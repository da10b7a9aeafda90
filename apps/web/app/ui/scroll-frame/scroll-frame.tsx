import type { ReactNode } from "react";
import { watchScrollFrame } from "./watch-scroll-frame";

type Props = {
  /** The look of the frame; that of a table by default, which fades at the edges beyond which there is more. */
  className?: string;
  /** What is in it; a table says so by its caption. */
  name?: string;
  children: ReactNode;
};

/** Frame in which something wide scrolls sideways where it does not fit. */
export function ScrollFrame({ className = "table-frame", name, children }: Props) {
  return (
    <div className={className} data-frame-name={name} ref={(frame) => (frame ? watchScrollFrame(frame) : undefined)}>
      {children}
    </div>
  );
}
