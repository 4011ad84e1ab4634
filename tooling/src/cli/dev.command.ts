import { readSettings } from '../origin/settings.ts';
import { defineCommand } from '../process/defineCommand.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { claimDataDirectory } from '../serve/claimDataDirectory.ts';
import { developAll, developRemote } from '../serve/dev/develop.ts';
import { openSmoke } from './check/smoke.ts';

/** `npm run dev [-- --remote <name>]`: everything from its sources, or one remote in the released host. */
export const dev = defineCommand({ remote: { type: 'string' } }, async (_words, { remote }) => {
  const settings = { ...readSettings(process.env), development: true };
  const claim = await claimDataDirectory(settings.dataDirectory);
  if (!claim.ok) throw new Error(claim.reason);
  const { onStop, stop } = stopOnSignals();
  onStop(claim.release);
  try {
    const url = await (remote === undefined
      ? developAll(settings, onStop)
      : developRemote({ ...settings, openSmoke }, remote, onStop));
    console.log(`\nRankwright is ready at ${url} with hot reload\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  return 0;
});
