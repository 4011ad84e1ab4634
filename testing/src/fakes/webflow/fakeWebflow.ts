import { startFakePlatform, type FakePlatform, type FakePlatformOptions } from '../shared/fakePlatform.ts';
import { createErrorBody } from './responses.ts';
import { registerCollections } from './collections.ts';
import { registerItems } from './items.ts';
import { createDefaultSwitches, type WebflowSwitches } from './webflow.switches.ts';

export type FakeWebflow = FakePlatform<WebflowSwitches>;

/** Fake Webflow Data API v2 for a site with a blog collection. */
export const startFakeWebflow = (options: FakePlatformOptions = {}): Promise<FakeWebflow> =>
  startFakePlatform(options, createDefaultSwitches(), createErrorBody, (context) => {
    registerCollections(context);
    registerItems(context);
  });
