import { buildWhatIsMissing } from './buildWhatIsMissing.ts';
import { claimDataDirectory } from './claimDataDirectory.ts';
import { readSettings } from './settings.ts';
import { startPlatform } from './startPlatform.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const settings = readSettings(process.env);
const claim = await claimDataDirectory(settings.dataDirectory);
if (!claim.ok) {
  console.error(claim.reason);
  process.exit(1);
}
const { onStop, stop } = stopOnSignals();
onStop(claim.release);
try {
  await buildWhatIsMissing(onStop);
  const platform = await startPlatform(settings, onStop);
  console.log(`\nRankwright is ready at ${platform.url}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
