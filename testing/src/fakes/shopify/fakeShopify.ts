import { startFakePlatform, type FakePlatform, type FakePlatformOptions } from '../shared/fakePlatform.ts';
import { registerGraphql } from './graphql.ts';
import { registerTokens } from './tokens.ts';
import { createDefaultSwitches, type ShopifySwitches } from './shopify.switches.ts';

export type FakeShopify = FakePlatform<ShopifySwitches>;

/** Fake Shopify Admin GraphQL API: articles, blogs and tokens. The first path segment is the shop's host. */
export const startFakeShopify = (options: FakePlatformOptions = {}): Promise<FakeShopify> =>
  startFakePlatform(
    options,
    createDefaultSwitches(),
    (status) => ({ errors: `HTTP ${status}` }),
    (context) => {
      registerGraphql(context, registerTokens(context));
    },
  );
