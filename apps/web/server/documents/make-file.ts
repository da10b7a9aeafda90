import "../../app/i18n/messages/server";
import type { ComponentProps } from "react";
import type { JobPdf } from "./pdf/job-pdf";
import type { PricingPdf } from "./pdf/pricing-pdf";
import type { RoiPdf } from "./pdf/roi-pdf";
import type { WhitepaperPdf } from "./pdf/whitepaper-pdf";
import type { ShareCard } from "./share-card";

/** A file to be made, with everything it says: data alone, since it goes to another thread. */
export type FileJob =
  | { kind: "share-picture"; props: ComponentProps<typeof ShareCard> }
  | { kind: "job-pdf"; props: ComponentProps<typeof JobPdf> }
  | { kind: "whitepaper-pdf"; props: ComponentProps<typeof WhitepaperPdf> }
  | { kind: "roi-pdf"; props: ComponentProps<typeof RoiPdf> }
  | { kind: "pricing-pdf"; props: ComponentProps<typeof PricingPdf> };

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
    case "job-pdf":
      return renderPdf((await import("./pdf/job-pdf")).JobPdf(job.props));
    case "whitepaper-pdf":
      return renderPdf((await import("./pdf/whitepaper-pdf")).WhitepaperPdf(job.props));
    case "roi-pdf":
      return renderPdf((await import("./pdf/roi-pdf")).RoiPdf(job.props));
    case "pricing-pdf":
      return renderPdf((await import("./pdf/pricing-pdf")).PricingPdf(job.props));
  }
}

async function renderPdf(...document: Parameters<typeof import("./pdf/render-pdf").renderPdf>): Promise<MadeFile> {
  return (await import("./pdf/render-pdf")).renderPdf(...document);
}
