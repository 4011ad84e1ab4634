import { readSettings } from '../origin/settings.ts';
import { releaseBuilds } from '../release/releaseBuilds.ts';
import { openSmoke } from './check/smoke.ts';

await releaseBuilds({ ...readSettings(process.env), openSmoke });
