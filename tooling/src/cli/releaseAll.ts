import { readSettings } from '../origin/settings.ts';
import { releaseBuilds } from '../release/releaseBuilds.ts';

await releaseBuilds(readSettings(process.env));
