import "./i18n/messages/server";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext } from "./context/site";
import { ServerRenderProvider } from "./layout/server-render";

/** Renders a page completely; the server finishes the text (styles, scripts, CSP) and keeps it in the page cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { chrome, drawn, jsonLd, requestId, scriptMark } = loadContext.get(siteContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ServerRenderProvider value={{ chrome, drawn, jsonLd, requestId }}>
      <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />
    </ServerRenderProvider>,
    {
      nonce: scriptMark,
      // Everything is complete before it is sent: no part may wait in a template for a script to put it in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

/** Failures go to the log. An answer such as 404 or 405 is none, and a visitor who left waits for nothing. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  context.get(siteContext).report(error);
}
