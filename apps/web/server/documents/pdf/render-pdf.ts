import { type DocumentProps, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { registerFonts } from "./fonts";

export type Pdf = Uint8Array<ArrayBuffer>;

let last: Promise<unknown> = Promise.resolve();

/** Makes a document, one after the other: fonts are registered anew for each. */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Pdf> {
  const rendering = last.then(() => {
    registerFonts();
    return renderToBuffer(document);
  });
  // The next one waits for this one, whether it succeeds or not.
  last = rendering.catch(() => undefined);
  return new Uint8Array(await rendering);
}
