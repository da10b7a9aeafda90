import type { FormServices } from "../services.ts";
import { honeypotField, stampField } from "./form-view.ts";

/** Nobody fills in a form faster than this. */
const minFillMs = 2000;

/**
 * Signs of a bot. They mark a lead, they never drop it: autofill and password managers trip over such fields, too.
 * A form sent without scripts has no stamp, which says nothing.
 */
export function readSuspicions(
  sent: FormData,
  openStamp: FormServices["openStamp"],
): { suspicions: string[]; stamp?: string } {
  const honeypot = String(sent.get(honeypotField) ?? "");
  const sealed = String(sent.get(stampField) ?? "");
  const stamp = sealed === "" ? undefined : openStamp(sealed);
  const suspicions = [
    ...(honeypot === "" ? [] : ["hidden field filled"]),
    ...(sealed !== "" && !stamp ? ["invalid stamp"] : []),
    // A clock set back since makes the stamp one of the future, which says nothing.
    ...(stamp && stamp.ageMs >= 0 && stamp.ageMs < minFillMs ? ["filled in under 2 seconds"] : []),
  ];
  return { suspicions, stamp: stamp?.id };
}
