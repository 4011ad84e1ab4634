import { buildPages } from '../../pages/buildPages.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { rollbackRemote } from '../../release/rollbackRemote.ts';
import { readSettings } from '../../origin/settings.ts';

export const rollback = async ([name]: readonly string[]): Promise<number> => {
  if (!name) throw new Error('Missing remote name: npm run remote -- rollback <name>');
  const origin = getOriginDirectory();
  const version = await rollbackRemote(name, origin);
  await buildPages({ ...readSettings(process.env), origin });
  console.log(`${name} is rolled back to ${version}.`);
  return 0;
};
