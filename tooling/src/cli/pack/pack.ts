import { runCommand } from '../../process/defineCommand.ts';
import { pack } from './pack.command.ts';

process.exitCode = await runCommand(pack, process.argv.slice(2));
