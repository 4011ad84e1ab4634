import { runRemoteCommand } from './runRemoteCommand.ts';

process.exitCode = await runRemoteCommand(process.argv.slice(2));
