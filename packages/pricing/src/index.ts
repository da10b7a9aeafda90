export * from "./form.ts";
export * from "./model.ts";
export { pricingTexts } from "./texts/index.ts";
export * from "./words.ts";
