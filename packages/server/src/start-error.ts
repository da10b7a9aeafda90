import { CommandError } from "@waku/command";

/** Why a server cannot start; the message says all an operator needs. */
export class StartError extends CommandError {}
