import { createRemote } from '../create/createRemote.ts';
import { checkout } from '../release/origin.ts';

/** `create <name> [owner]` */
export const create = async ([name = '', ...owner]: readonly string[]): Promise<number> => {
  createRemote(checkout, name, owner.join(' ') || `Team ${name}`);
  console.log(`remote-${name} is ready. Next:

  npm run dev -- --remote ${name}       see it with hot reload
  npm run remote -- check ${name}       drive it inside the real host
  npm run remote -- release ${name}     make it current`);
  return 0;
};
