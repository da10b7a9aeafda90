import { z } from "zod";
import { faultAreas, faultDevices, faultHands, faultParts } from "./fault-names.ts";
import { says } from "./says.ts";
import { line } from "./text.ts";

/** What one language says of a fault. */
const faultWords = z.strictObject({
  title: line(60),
  /** What somebody sees or hears. */
  sign: line(180),
  /** What it means for the machine. */
  meaning: line(180),
  /** The first thing to look at, without risk for whoever looks. */
  check: line(260),
  /** Parts or causes that are most often behind it. */
  likely: line(120),
  /** What to write down, so that the case can be compared with others. */
  record: line(160),
});

const faultId = z.string().refine(
  (value) => new RegExp(`^(?:${faultAreas.join("|")})-[1-9]\\d\\d$`).test(value),
  says({
    de: `muss aus einem Bereich (${faultAreas.join(", ")}), Bindestrich und drei Ziffern bestehen, zum Beispiel drv-101`,
    en: `must be an area (${faultAreas.join(", ")}), a hyphen and three digits, for example drv-101`,
  }),
);

const faultCodeSchema = z.strictObject({
  part: z.enum(faultParts),
  devices: z
    .array(z.enum(faultDevices))
    .min(1)
    .refine(
      (devices) => new Set(devices).size === devices.length,
      says({ de: "nennt eine Art von Gerät zweimal", en: "names a kind of device twice" }),
    ),
  hands: z.enum(faultHands),
  /** Document that leads on, by its language-neutral name: `page:features/live-map`, `article:lidar-fault`. */
  page: z.string().refine(
    (value) => /^[a-zA-Z]+:[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(value),
    says({
      de: "muss der Name eines Dokuments sein, zum Beispiel page:features/live-map",
      en: "must be the name of a document, for example page:features/live-map",
    }),
  ),
  de: faultWords,
  en: faultWords,
});

/** `content/shared/fault-codes.yaml`: id → kind of fault, read as a list in its order. */
export const faultCodesSchema = z
  .record(faultId, faultCodeSchema)
  .transform((codes) => Object.entries(codes).map(([id, code]) => ({ id, ...code })));

export type FaultWords = z.infer<typeof faultWords>;
export type FaultCode = z.infer<typeof faultCodesSchema>[number];
