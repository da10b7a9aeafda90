import type { FormName } from "../names.ts";
import type { Block } from "./index.ts";

/** A block that shows a form of the site: its field `form` names which. */
export type BlockWithForm = Block & { anchor?: string; form: FormName | "newsletter"; until?: string };

/** Whether a block shows a form. Its page takes that form, and no other. */
export function showsForm(block: Block): block is BlockWithForm {
  return "form" in block;
}
