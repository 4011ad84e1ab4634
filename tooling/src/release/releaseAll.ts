import { readSettings } from '../start/settings.ts';
import { releaseBuilt } from './releaseBuilt.ts';

await releaseBuilt(readSettings(process.env));
