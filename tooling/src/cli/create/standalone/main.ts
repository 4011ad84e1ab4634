import { runCommand } from '../../../process/defineCommand.ts';
import { createProgram } from './create.command.ts';

process.exitCode = await runCommand(createProgram, process.argv.slice(2));
