export { CommandError } from "./command-error.ts";
export { runCommand } from "./run-command.ts";
