import type { BlockOf } from "@waku/content/schema";
import type { RoiForm, RoiSettings } from "@waku/roi";

export type CalculatorBlockView = BlockOf<"calculator"> & { settings: RoiSettings; form: RoiForm };
