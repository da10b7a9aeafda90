export * from "./listen.ts";
export * from "./own-backend.ts";
export * from "./secret.ts";
export { StartError } from "./start-error.ts";
export * from "./variables.ts";
