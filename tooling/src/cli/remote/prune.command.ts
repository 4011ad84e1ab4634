import { getOriginDirectory } from '../../origin/paths.ts';
import { pruneReleases } from '../../release/prune.ts';
import { readOption } from '../../process/options.ts';

const defaultKeep = '5';

/** `prune [--keep 5]` */
export const prune = async (args: readonly string[]): Promise<number> => {
  const keep = Number(readOption(args, 'keep') ?? defaultKeep);
  const pruned = await pruneReleases({ origin: getOriginDirectory(), keep });
  for (const { name, version } of pruned) console.log(`Deleted ${name} ${version}`);
  console.log(pruned.length === 0 ? 'Nothing to delete.' : `${pruned.length} versions deleted.`);
  return 0;
};
