export * from "./close-gracefully.ts";
export * from "./listen.ts";
export * from "./loopback.ts";
export * from "./own-backend.ts";
export * from "./private-files.ts";
export * from "./secret.ts";
export { StartError } from "./start-error.ts";
export * from "./variables.ts";
