import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { registerDrafts } from './drafts.ts';
import { registerSite } from './site.ts';
import { switches, type WixSwitches } from './wix.switches.ts';

export type WixDouble = Double<WixSwitches>;

/** A Wix site: its blog (drafts, tags, categories), members, media and properties. */
export const startWixDouble = (options: DoubleOptions = {}): Promise<WixDouble> =>
  startDouble(
    options,
    switches(),
    (status) => ({ message: `HTTP ${status}`, details: {} }),
    (parts) => {
      registerSite(parts);
      registerDrafts(parts);
    },
  );
