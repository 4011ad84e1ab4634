import { register } from 'tsx/esm/api';
import { runTeamCommand } from './commands.ts';

// For remote.config.ts and webpack.config.ts.
register();
process.exitCode = await runTeamCommand(process.argv.slice(2));
