import "../../app/i18n/messages/server";
import type { ComponentProps } from "react";
import type { comparisonPdf } from "./pdf/comparison-pdf";
import type { jobPdf } from "./pdf/job-pdf";
import type { PdfDocument } from "./pdf/pdf-document";
import type { pricingPdf } from "./pdf/pricing-pdf";
import type { roiPdf } from "./pdf/roi-pdf";
import type { sheetPdf } from "./pdf/sheet-pdf";
import type { whitepaperPdf } from "./pdf/whitepaper-pdf";
import type { PodcastCover } from "./podcast-cover";
import type { ShareCard } from "./share-card";

/** A file to be made, with everything it says: data alone, since it goes to another thread. */
export type FileJob =
  | { kind: "share-picture"; props: ComponentProps<typeof ShareCard> }
  | { kind: "podcast-cover"; props: ComponentProps<typeof PodcastCover> }
  | { kind: "job-pdf"; props: Parameters<typeof jobPdf>[0] }
  | { kind: "sheet-pdf"; props: Parameters<typeof sheetPdf>[0] }
  | { kind: "whitepaper-pdf"; props: Parameters<typeof whitepaperPdf>[0] }
  | { kind: "roi-pdf"; props: Parameters<typeof roiPdf>[0] }
  | { kind: "pricing-pdf"; props: Parameters<typeof pricingPdf>[0] }
  | { kind: "comparison-pdf"; props: Parameters<typeof comparisonPdf>[0] };

export type MadeFile = Uint8Array<ArrayBuffer>;

/** Makes a file, or gives one that says the same. */
export type MakeFile = (job: FileJob) => Promise<MadeFile>;

/**
 * Makes a file right here, which takes this thread some hundred milliseconds: the server does it in another one
 * (server/generation). Code for pictures and documents is large and loads with the first of its kind.
 */
export async function makeFile(job: FileJob): Promise<MadeFile> {
  switch (job.kind) {
    case "share-picture":
      return (await import("./share-card")).drawShareCard(job.props);
    case "podcast-cover":
      return (await import("./podcast-cover")).drawPodcastCover(job.props);
    case "job-pdf":
      return renderPdf((await import("./pdf/job-pdf")).jobPdf(job.props));
    case "sheet-pdf":
      return renderPdf((await import("./pdf/sheet-pdf")).sheetPdf(job.props));
    case "whitepaper-pdf":
      return renderPdf((await import("./pdf/whitepaper-pdf")).whitepaperPdf(job.props));
    case "roi-pdf":
      return renderPdf((await import("./pdf/roi-pdf")).roiPdf(job.props));
    case "pricing-pdf":
      return renderPdf((await import("./pdf/pricing-pdf")).pricingPdf(job.props));
    case "comparison-pdf":
      return renderPdf((await import("./pdf/comparison-pdf")).comparisonPdf(job.props));
  }
}

async function renderPdf(document: PdfDocument): Promise<MadeFile> {
  return (await import("./pdf/render-pdf")).renderPdf(document);
}
