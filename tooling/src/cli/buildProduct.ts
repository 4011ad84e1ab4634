import { buildPackages } from '../build/buildPackages.ts';
import { readSettings } from '../origin/settings.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';
import { claimDataDirectory } from '../serve/claimDataDirectory.ts';

/** Before the start: fails when the settings are wrong or the data folder is in use, then builds what changed. */
const { onStop, stop } = stopOnSignals();
try {
  const { dataDirectory, skipBuild } = readSettings(process.env);
  const claim = await claimDataDirectory(dataDirectory);
  if (!claim.ok) throw new Error(claim.reason);
  onStop(claim.release);
  if (!skipBuild) await buildPackages(onStop);
  await stop(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
