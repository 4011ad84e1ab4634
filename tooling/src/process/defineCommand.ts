import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionDeclarations = NonNullable<ParseArgsConfig['options']>;

type Value<Option> = Option extends { type: 'boolean' } ? boolean : string;

/** What was given for each option, or its default; one without a default may be missing. */
type Options<Declared extends OptionDeclarations> = {
  [Name in keyof Declared as Declared[Name] extends { default: unknown } ? Name : never]: Value<
    Declared[Name]
  >;
} & {
  [Name in keyof Declared as Declared[Name] extends { default: unknown } ? never : Name]?: Value<
    Declared[Name]
  >;
};

/** A command and the options that it takes. */
export interface Command {
  /** Throws an error with a message for the person when the words do not fit the command. */
  parse: (args: readonly string[]) => void;
  /** Parses, prints what it did and returns the exit code. Throws like `parse`. */
  run: (args: readonly string[]) => Promise<number>;
}

const refuseEmpty = (values: object): void => {
  for (const [name, value] of Object.entries(values))
    if (value === '') throw new Error(`--${name} needs a value.`);
};

/** Options as `util.parseArgs` declares them; `run` gets the other words and what was given for each option. */
export const defineCommand = <const Declared extends OptionDeclarations>(
  options: Declared,
  run: (words: readonly string[], options: Options<Declared>) => Promise<number> | number,
): Command => {
  const parse = (args: readonly string[]) => {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    refuseEmpty(values);
    return { words: positionals, values: values as unknown as Options<Declared> };
  };
  return {
    parse: (args) => void parse(args),
    run: async (args) => {
      const { words, values } = parse(args);
      return run(words, values);
    },
  };
};

const getMessage = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** Runs a command; prints its error and returns 1 when it throws one. */
export const runCommand = async (command: Command, args: readonly string[]): Promise<number> => {
  try {
    return await command.run(args);
  } catch (error) {
    console.error(getMessage(error));
    return 1;
  }
};

/** Runs the command that the first word names, or prints the usage: exit code 2 for a word that is none of them. */
export const runNamedCommand = async (
  commands: Readonly<Record<string, Command>>,
  usage: string,
  [name = '', ...args]: readonly string[],
): Promise<number> => {
  const command = commands[name];
  if (command) return runCommand(command, args);
  console.log(usage);
  return name === '' || name === 'help' ? 0 : 2;
};
