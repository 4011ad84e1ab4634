import { readSettings } from '../origin/settings.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { claimDataDirectory } from '../serve/claimDataDirectory.ts';
import { startPlatform } from '../serve/startPlatform.ts';

/** Bundled by `build.mjs`, so that the process that stays keeps no TypeScript loader in memory. */
const settings = readSettings(process.env);
const { onStop, stop } = stopOnSignals();
try {
  const claim = await claimDataDirectory(settings.dataDirectory);
  if (!claim.ok) throw new Error(claim.reason);
  onStop(claim.release);
  const { url } = await startPlatform(settings, onStop);
  console.log(`\nRankwright is ready at ${url}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
