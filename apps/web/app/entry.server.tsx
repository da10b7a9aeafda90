import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext } from "./context/site";
import { ChromeProvider } from "./layout/chrome-context";

/** Renders a page completely; the server finishes the text (styles, scripts, CSP) and keeps it in the page cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { chrome } = loadContext.get(siteContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ChromeProvider value={chrome}>
      <ServerRouter context={routerContext} url={request.url} />
    </ChromeProvider>,
    {
      // The page is sent whole: no part of it may wait for a script that moves it to its place.
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
