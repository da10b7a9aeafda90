import { type DocumentProps, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { registerFonts } from "./fonts";

export type Pdf = Uint8Array<ArrayBuffer>;

/** Thrown when more documents are wanted at once than the server makes; asking again later helps. */
export class PdfQueueFull extends Error {}

/** Documents waiting or being made; each takes some hundred milliseconds of the one processor pages need too. */
const maxWaiting = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a document, one after the other.
 * @throws PdfQueueFull when too many are waiting
 */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Pdf> {
  if (waiting >= maxWaiting) throw new PdfQueueFull();
  waiting++;
  const rendering = last.then(() => {
    registerFonts();
    return renderToBuffer(document);
  });
  // The next one waits for this one, whether it succeeds or not.
  last = rendering.catch(() => undefined);
  try {
    return new Uint8Array(await rendering);
  } finally {
    waiting--;
  }
}
