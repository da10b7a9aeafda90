export { companyName } from "./company-name.ts";
export * from "./form.ts";
export * from "./model.ts";
export * from "./settings.ts";
export type { RoiTexts } from "./texts/en.ts";
export { roiTexts } from "./texts/index.ts";
export * from "./words.ts";
