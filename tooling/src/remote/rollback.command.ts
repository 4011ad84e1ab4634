import { compose } from '../compose/compose.ts';
import { originDirectory } from '../release/origin.ts';
import { rollbackRemote } from '../release/rollbackRemote.ts';
import { readSettings } from '../start/settings.ts';

export const rollback = async ([name]: readonly string[]): Promise<number> => {
  if (!name) throw new Error('Say which remote: npm run remote -- rollback <name>.');
  const origin = originDirectory();
  const version = await rollbackRemote(name, origin);
  await compose({ ...readSettings(process.env), origin });
  console.log(`${name} is at ${version} again.`);
  return 0;
};
