import { getOriginDirectory } from '../../origin/paths.ts';
import { rollback as rollBack } from '../../release/rollback.ts';
import { defineCommand } from '../../process/defineCommand.ts';

/** `rollback <name | shell> [--to <version>] [--reason <text>]` */
export const rollback = defineCommand(
  {
    to: { type: 'string' },
    reason: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
  async ([name], { to, reason, force }) => {
    if (!name) throw new Error('Missing remote name: npm run remote -- rollback <name | shell>');
    const version = await rollBack({
      origin: getOriginDirectory(),
      name,
      ...(to && { to }),
      ...(reason && { reason }),
      force,
    });
    console.log(`${name} ${version} is current.`);
    return 0;
  },
);
