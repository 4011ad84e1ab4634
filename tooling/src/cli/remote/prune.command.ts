import { getOriginDirectory } from '../../origin/paths.ts';
import { pruneReleases } from '../../release/prune.ts';
import { defineCommand } from '../../process/defineCommand.ts';

/** `prune [--keep 5]` */
export const prune = defineCommand({ keep: { type: 'string', default: '5' } }, async (_words, { keep }) => {
  const pruned = await pruneReleases({ origin: getOriginDirectory(), keep: Number(keep) });
  for (const { name, version } of pruned) console.log(`Deleted ${name} ${version}`);
  console.log(pruned.length === 0 ? 'Nothing to delete.' : `${pruned.length} versions deleted.`);
  return 0;
});
