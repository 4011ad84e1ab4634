import { EnvError } from '../env.ts';
import { FolderInUseError } from '../database/embedded.ts';
import { NewerSchemaError } from '../database/migrate.ts';
import { BackupError } from './manifest.ts';

/** The command line lacks an argument or has one too many. */
export class UsageError extends Error {}

const expectedErrors = [BackupError, EnvError, FolderInUseError, NewerSchemaError];
const isExpected = (error: unknown): error is Error =>
  expectedErrors.some((expected) => error instanceof expected);

/** Runs a command; says what went wrong in one line and exits with 1, or with 2 on wrong arguments. */
export const runCommand = async (usage: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isUsage =
      error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    console.error(isUsage ? `Usage: ${usage}` : isExpected(error) ? error.message : error);
    process.exitCode = isUsage ? 2 : 1;
  }
};
