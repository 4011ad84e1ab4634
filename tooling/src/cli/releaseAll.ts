import { readSettings } from '../origin/settings.ts';
import { releaseBuilds } from '../release/releaseBuilds.ts';
import { openSmoke } from './check/smoke.ts';

try {
  const prove = await releaseBuilds({ ...readSettings(process.env), openSmoke });
  process.send?.('released');
  await prove();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
