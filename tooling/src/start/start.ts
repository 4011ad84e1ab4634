import { buildWhatIsMissing } from './buildWhatIsMissing.ts';
import { claimDataDirectory } from './claimDataDirectory.ts';
import { readSettings } from './settings.ts';
import { startPlatform } from './startPlatform.ts';

const settings = readSettings(process.env);
const claim = await claimDataDirectory(settings.dataDirectory);
if (!claim.ok) {
  console.error(claim.reason);
  process.exit(1);
}

let stopping = false;
const stoppers: (() => Promise<void>)[] = [claim.release];
const stop = async (code: number): Promise<void> => {
  if (stopping) return;
  stopping = true;
  for (const stopper of stoppers.reverse()) await stopper();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await buildWhatIsMissing((stopper) => stoppers.push(stopper));
  const platform = await startPlatform(settings, (stopper) => stoppers.push(stopper));
  console.log(`\nRankwright is ready at ${platform.url}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
