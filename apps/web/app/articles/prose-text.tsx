/** Text of a document: HTML from the server's own Markdown pipeline. */
export function ProseText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
