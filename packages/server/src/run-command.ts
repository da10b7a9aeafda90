import { StartError } from "./start-error.ts";

/** Runs a command of the command line; what keeps it from running, and wrong options, are said without a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    // `parseArgs` throws errors of this kind.
    const isOurs = error instanceof StartError || (error instanceof TypeError && "code" in error);
    if (!isOurs) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
