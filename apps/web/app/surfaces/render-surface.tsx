import { surfaceNames } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { renderToReadableStream } from "react-dom/server";
import { createRoutesStub, useParams } from "react-router";
import "../i18n/messages/server";
import { LocaleProvider, useDocumentLocale } from "../i18n/use-locale";
import { Surface } from "./surface";

const Page = createRoutesStub([{ id: "root", path: "/:name", Component: Shown }]);

function Shown() {
  const { name } = useParams();
  const locale = useDocumentLocale();
  const known = surfaceNames.find((candidate) => candidate === name);
  return <LocaleProvider value={locale}>{known && <Surface name={known} />}</LocaleProvider>;
}

/** Complete HTML of a surface on a page in the language, as the server sends it; for tests. */
export async function renderSurface(name: string, locale: Locale): Promise<string> {
  const page = <Page initialEntries={[`/${name}`]} hydrationData={{ loaderData: { root: { locale } } }} />;
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return await new Response(stream).text();
}

/** What a surface is called for those who do not see it. */
export function accessibleName(html: string): string {
  return /role="img"[^>]*? aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
}
