import { runCommand } from '../process/defineCommand.ts';
import { dev } from './dev.command.ts';

process.exitCode = await runCommand(dev, process.argv.slice(2));
