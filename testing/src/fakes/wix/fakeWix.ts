import { startFakePlatform, type FakePlatform, type FakePlatformOptions } from '../shared/fakePlatform.ts';
import { registerDrafts } from './drafts.ts';
import { registerSite } from './site.ts';
import { createDefaultSwitches, type WixSwitches } from './wix.switches.ts';

export type FakeWix = FakePlatform<WixSwitches>;

/** Fake Wix REST API for a site: blog (drafts, tags, categories), members, media and properties. */
export const startFakeWix = (options: FakePlatformOptions = {}): Promise<FakeWix> =>
  startFakePlatform(
    options,
    createDefaultSwitches(),
    (status) => ({ message: `HTTP ${status}`, details: {} }),
    (context) => {
      registerSite(context);
      registerDrafts(context);
    },
  );
