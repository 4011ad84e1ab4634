import { createRemote } from '../create/createRemote.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { repositoryRoot } from '../../origin/paths.ts';

/** `create <name> [owner]` */
export const create = defineCommand({}, ([name = '', ...owner]) => {
  createRemote(repositoryRoot, name, owner.join(' ') || `Team ${name}`);
  console.log(`remote-${name} is ready. Next:

  npm run dev -- --remote ${name}       develop with hot reload
  npm run remote -- check ${name}       test it inside the real host
  npm run remote -- release ${name}     make it current`);
  return 0;
});
