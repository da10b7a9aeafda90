import { randomUUID } from "node:crypto";
import { type Clock, systemClock } from "@waku/server/clock";
import { FormLimits } from "@waku/server/limits";
import type { Sealer } from "@waku/server/sealer";
import type { BookingService } from "../booking/services.ts";
import type { LeftOutFile } from "../file-types.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { FormServices, NewsletterService } from "../services.ts";

const stampPurpose = "form-stamp";
/** A page may stay open for days; after this its stamp says nothing any more. */
const stampLifetimeMs = 7 * 24 * 3_600_000;
const leftOutPurpose = "files-left-out";
/** The thank-you page names them to whoever just sent the form. */
const leftOutLifetimeMs = 3_600_000;
const newsletterPerHour = 10;
/** Who takes more appointments than this wants to keep others from having one. */
const bookingsPerHour = 5;

type Stamp = { id: string; issuedAt: number };

export type FormServer = FormServices & {
  /** A stamp for one rendering of a form. */
  newStamp: () => string;
};

type Options = {
  outbox: Outbox;
  sealer: Sealer;
  newsletter: NewsletterService;
  booking: BookingService;
  limits: { formsPer10Min: number; maxFileBytes: number };
  clock?: Clock;
};

/** What forms need, on top of outbox, key, newsletter and appointments. */
export function formServices({
  outbox,
  sealer,
  newsletter,
  booking,
  limits,
  clock = systemClock,
}: Options): FormServer {
  const { formsPer10Min, maxFileBytes } = limits;
  const counters = {
    form: new FormLimits(formsPer10Min, 600),
    upload: new FormLimits(formsPer10Min, 600),
    newsletter: new FormLimits(Math.min(newsletterPerHour, formsPer10Min), 3600),
    booking: new FormLimits(Math.min(bookingsPerHour, formsPer10Min), 3600),
  };
  return {
    maxFileBytes,
    accept: (lead, stamp) => outbox.accept(lead, stamp),
    isWithinLimit: (address, kind) => counters[kind].isWithin(address),
    newStamp: () =>
      sealer.seal(stampPurpose, { id: randomUUID(), issuedAt: clock.now() } satisfies Stamp, stampLifetimeMs),
    openStamp(sealed) {
      const stamp = sealer.open(stampPurpose, sealed) as Stamp | undefined;
      return stamp && { id: stamp.id, ageMs: clock.now() - stamp.issuedAt };
    },
    sealLeftOut: (files) => sealer.seal(leftOutPurpose, files, leftOutLifetimeMs),
    openLeftOut: (token) => sealer.open(leftOutPurpose, token) as LeftOutFile[] | undefined,
    newsletter,
    booking,
  };
}
