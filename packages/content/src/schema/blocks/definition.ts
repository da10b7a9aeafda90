import type { Words } from "@waku/i18n/locale";
import type { z } from "zod";

/** What the content model knows of a block. */
export type BlockDefinition<Type extends string = string> = {
  /** What editors call it. */
  label: Words;
  /** What it is for, in a sentence, for the reference in `docs/blocks.md`. */
  purpose: string;
  /** Its fields with their limits and what they say when broken; `type` is its name in the registry. */
  schema: z.ZodObject<{ type: z.ZodLiteral<Type> }>;
};

/** Takes blocks whose schemas have the types that they are registered by. */
export function registered<T extends { [Type in keyof T]: BlockDefinition<Type & string> }>(blocks: T): T {
  return blocks;
}
