import { claimDataDirectory } from '../serve/claimDataDirectory.ts';
import { readSettings } from '../origin/settings.ts';
import { openSmoke } from './check/smoke.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { developAll, developRemote } from '../serve/dev/develop.ts';

const settings = { ...readSettings(process.env), development: true };
const at = process.argv.indexOf('--remote');
const remote = at === -1 ? null : (process.argv[at + 1] ?? '');
const claim = await claimDataDirectory(settings.dataDirectory);
if (!claim.ok) {
  console.error(claim.reason);
  process.exit(1);
}
const { onStop, stop } = stopOnSignals();
onStop(claim.release);
try {
  await (remote === null
    ? developAll(settings, onStop)
    : developRemote({ ...settings, openSmoke }, remote, onStop));
  console.log(`\nRankwright is ready at ${settings.publicUrl} with live reload\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
