import type { BlockPart } from "../block-part";
import { FormBlock, type FormLayout } from "./form";
import type { FormBlockView } from "./view";

export const form: BlockPart<FormBlockView, FormLayout> = { View: FormBlock, isLive: true, standardLayout: "above" };
