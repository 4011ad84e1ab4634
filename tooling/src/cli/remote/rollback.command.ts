import { getOriginDirectory } from '../../origin/paths.ts';
import { rollback as rollBack } from '../../release/rollback.ts';
import { readOption } from '../../process/options.ts';

/** `rollback <name | shell> [--to <version>] [--reason <text>]` */
export const rollback = async (args: readonly string[]): Promise<number> => {
  const [name] = args;
  if (!name || name.startsWith('--'))
    throw new Error('Missing remote name: npm run remote -- rollback <name | shell>');
  const to = readOption(args, 'to');
  const reason = readOption(args, 'reason');
  const version = await rollBack({
    origin: getOriginDirectory(),
    name,
    ...(to && { to }),
    ...(reason && { reason }),
    force: args.includes('--force'),
  });
  console.log(`${name} is rolled back to ${version}.`);
  return 0;
};
