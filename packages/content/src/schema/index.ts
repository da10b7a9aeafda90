export * from "./blocks.ts";
export * from "./documents.ts";
export * from "./globals.ts";
export * from "./link.ts";
export * from "./locale.ts";
export * from "./names.ts";
export * from "./static-paths.ts";
