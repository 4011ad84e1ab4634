import { startFakePlatform, type FakePlatform, type FakePlatformOptions } from '../shared/fakePlatform.ts';
import { registerOAuth } from './oauth.ts';
import { registerSites } from './sites.ts';
import { createDefaultSwitches, type WordpressComSwitches } from './wordpressCom.switches.ts';

export type FakeWordpressCom = FakePlatform<WordpressComSwitches>;

/** Fake WordPress.com: OAuth endpoints and REST API 1.1. */
export const startFakeWordpressCom = (options: FakePlatformOptions = {}): Promise<FakeWordpressCom> =>
  startFakePlatform(
    options,
    createDefaultSwitches(),
    (status) => ({ error: status === 401 ? 'invalid_token' : `http_${status}`, message: `HTTP ${status}` }),
    (context) => registerSites(context, registerOAuth(context)),
  );
