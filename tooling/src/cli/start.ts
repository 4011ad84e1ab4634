import { buildPackages } from '../build/buildPackages.ts';
import { claimDataDirectory } from '../serve/claimDataDirectory.ts';
import { readSettings } from '../origin/settings.ts';
import { startPlatform } from '../serve/startPlatform.ts';
import { openSmoke } from './check/smoke.ts';
import { stopOnSignals } from '../process/stopOnSignals.ts';

const settings = readSettings(process.env);
const claim = await claimDataDirectory(settings.dataDirectory);
if (!claim.ok) {
  console.error(claim.reason);
  process.exit(1);
}
const { onStop, stop } = stopOnSignals();
onStop(claim.release);
try {
  if (!settings.skipBuild) await buildPackages(onStop);
  const platform = await startPlatform({ ...settings, openSmoke }, onStop);
  console.log(`\nRankwright is ready at ${platform.url}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
