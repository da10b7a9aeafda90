import { type ReactNode, Suspense } from "react";
import { Section } from "../section/section";
import { SectionHeading } from "../section-heading/section-heading";

/** A section around an interactive tool whose code comes on its own. */
export function ToolSection({
  block,
  pretitle,
  children,
}: {
  block: { anchor?: string; title: string; text: string };
  /** A line above the title. */
  pretitle?: string;
  children: ReactNode;
}) {
  return (
    <Section id={block.anchor} tone="sunken">
      <SectionHeading pretitle={pretitle} title={block.title} intro={block.text} />
      <Suspense>{children}</Suspense>
    </Section>
  );
}
