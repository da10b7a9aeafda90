import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CommandError } from "./command-error.ts";

type Command<Options> = {
  /** How the command is called, and what it does. */
  usage: string;
  options?: Options;
  /** How many words besides options it takes, at least and at most; without it none. */
  words?: readonly [least: number, most: number];
};

type Given<Options extends ParseArgsOptionsConfig> = {
  values: ReturnType<typeof parseArgs<{ options: Options }>>["values"];
  words: string[];
};

/**
 * Runs a command of the command line. `--help` shows how it is called; so does a call that the command does not know, which fails.
 * What keeps it from running is said without a stack.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig = Record<never, never>>(
  command: Command<Options>,
  run: (given: Given<Options>) => Promise<void> | void,
): Promise<void> {
  try {
    const given = read(command);
    if (given) await run(given);
    else console.log(command.usage);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @returns what was given, or undefined where only help is asked for */
function read<Options extends ParseArgsOptionsConfig>({
  usage,
  options,
  words: [least, most] = [0, 0],
}: Command<Options>): Given<Options> | undefined {
  const { values, positionals } = parse(options ?? {}, usage);
  if (values.help) return undefined;
  const [unexpected] = positionals.slice(most);
  if (unexpected !== undefined) throw new CommandError(`"${unexpected}" is one word too many.\n\n${usage}`);
  if (positionals.length < least) throw new CommandError(usage);
  return { values: values as Given<Options>["values"], words: positionals };
}

function parse(options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({ options: { ...options, help: { type: "boolean", short: "h" } }, allowPositionals: true });
  } catch (error) {
    // `parseArgs` throws errors of this kind; what follows the first sentence is on words that begin with "-".
    if (!(error instanceof TypeError && "code" in error)) throw error;
    throw new CommandError(`${error.message.split(". ")[0]}.\n\n${usage}`);
  }
}
