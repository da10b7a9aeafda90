import type { ReactNode } from "react";
import type { HandbookView } from "../page-data/handbook";
import { HandbookFrame } from "./handbook-frame";

/** A section of a chapter: its text in the frame of the handbook. */
export function SectionView({ handbook, breadcrumb }: { handbook: HandbookView; breadcrumb: ReactNode }) {
  return <HandbookFrame handbook={handbook} breadcrumb={breadcrumb} />;
}
