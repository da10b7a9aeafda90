import { z } from "zod";
import { day } from "./text.ts";

/** Who stands for an entry of a register, and since when; `null` until somebody does. */
export const confirmation = z.strictObject({ by: z.string().min(1), on: day }).nullable();

export type Confirmation = z.infer<typeof confirmation>;
