import { claimDataDirectory } from '../start/claimDataDirectory.ts';
import { readSettings } from '../start/settings.ts';
import { stopOnSignals } from '../start/stopOnSignals.ts';
import { developEverything, developRemote } from './develop.ts';

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
  await (remote === null ? developEverything(settings, onStop) : developRemote(settings, remote, onStop));
  console.log(`\nRankwright is ready at ${settings.publicUrl}, changes arrive by themselves\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
