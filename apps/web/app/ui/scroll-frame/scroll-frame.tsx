import type { ReactNode } from "react";
import { watchScrollFrame } from "./watch-scroll-frame";

/**
 * Frame in which a table with a caption scrolls sideways where it does not fit; it fades at the edges beyond which there
 * is more.
 */
export function ScrollFrame({ children }: { children: ReactNode }) {
  return (
    <div className="table-frame" ref={(frame) => (frame ? watchScrollFrame(frame) : undefined)}>
      {children}
    </div>
  );
}
