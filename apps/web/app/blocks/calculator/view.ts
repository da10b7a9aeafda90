import type { BlockOf } from "@waku/content/schema";
import type { RoiForm } from "../../tools/roi-calculator/roi-form";
import type { RoiSettings } from "../../tools/roi-calculator/roi-settings";

export type CalculatorBlockView = BlockOf<"calculator"> & { settings: RoiSettings; form: RoiForm };
