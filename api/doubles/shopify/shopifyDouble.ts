import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { registerGraphql } from './graphql.ts';
import { registerTokens } from './tokens.ts';
import { switches, type ShopifySwitches } from './shopify.switches.ts';

export type ShopifyDouble = Double<ShopifySwitches>;

/** The Admin GraphQL API of a shop: articles, blogs, both kinds of tokens. The shop's host is the first path part. */
export const startShopifyDouble = (options: DoubleOptions = {}): Promise<ShopifyDouble> =>
  startDouble(
    options,
    switches(),
    (status) => ({ errors: `HTTP ${status}` }),
    (parts) => {
      registerGraphql(parts, registerTokens(parts));
    },
  );
