export * from "./chromium.ts";
export * from "./node.ts";
export * from "./reserve-port.ts";
export * from "./server-process.ts";
export * from "./site.ts";
