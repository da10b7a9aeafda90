/** Why a server cannot start; the message says all an operator needs. */
export class StartError extends Error {}
