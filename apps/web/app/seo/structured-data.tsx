import { useLocation } from "react-router";
import { useServerRender } from "../layout/server-render";
import { StaticRegion } from "../ui/static-region/static-region";
import type { JsonLd } from "./json-ld";

/** JSON-LD of the page, for machines that read documents; what client navigation reaches has none. */
export function StructuredData() {
  const { pathname } = useLocation();
  const jsonLd = useServerRender()?.jsonLd;
  return <StaticRegion name={`json-ld ${pathname}`} render={import.meta.env.SSR && (() => jsonLd?.map(scriptOf))} />;
}

function scriptOf(data: JsonLd, index: number) {
  // No text of the content may end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
