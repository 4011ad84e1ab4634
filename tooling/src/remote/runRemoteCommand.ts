import { check } from './check.command.ts';
import { create } from './create.command.ts';
import { list } from './list.command.ts';
import { override } from './override.command.ts';
import { release } from './release.command.ts';
import { rollback } from './rollback.command.ts';

/** A command prints what it did and gives its exit code; what it cannot do it throws, as a sentence. */
type Command = (words: readonly string[]) => Promise<number>;

const commands: Record<string, Command> = { list, create, check, release, rollback, override };

const usage = `npm run remote -- <command>

  list                       every remote: owner, current and previous version, addresses
  create <name>              a new remote that passes check at once
  check <name | url>         drives a remote inside the real host; exit code 1 and a report when it is not fit
  release <name>             builds, checks, smokes and makes current (--without-browser checks files only)
  rollback <name>            makes the previous version current again
  override <name> <url>      prints the address that shows one browser another build of a remote`;

export const runRemoteCommand = async ([command = '', ...words]: readonly string[]): Promise<number> => {
  const run = commands[command];
  if (!run) {
    console.log(usage);
    return command === '' || command === 'help' ? 0 : 2;
  }
  try {
    return await run(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};
