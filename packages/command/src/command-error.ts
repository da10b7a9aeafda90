/** What keeps a command from running; the message says all that whoever called it needs. */
export class CommandError extends Error {}
