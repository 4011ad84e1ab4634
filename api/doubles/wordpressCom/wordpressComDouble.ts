import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { registerOAuth } from './oauth.ts';
import { registerSites } from './sites.ts';

export interface WordpressComSwitches {
  clientId: string;
  clientSecret: string;
  /** Good without an authorization. */
  token: string;
  /** The person refuses on the consent page. */
  denied: boolean;
  /** Every token has ended; whether that is a 400 or a 401 is not known for sure. */
  tokensEnded: 'no' | '400' | '401';
  /** The user may write but not publish: `pending` with 200. */
  contributor: boolean;
  /** Tokens reach one site only, as without the scope `global`. */
  singleSite: boolean;
  /** The account has no site. */
  noSites: boolean;
  /** Creating twice with the same title, text and date answers the first post. */
  dedupe: boolean;
  /** A file at the address can be fetched; a failure comes inside a 200. */
  uploads: 'works' | 'fails';
}

export type WordpressComDouble = Double<WordpressComSwitches>;

const switches = (): WordpressComSwitches => ({
  clientId: '12345',
  clientSecret: 'a-client-secret',
  token: 'a-token-%&(^@#',
  denied: false,
  tokensEnded: 'no',
  contributor: false,
  singleSite: false,
  noSites: false,
  dedupe: false,
  uploads: 'works',
});

/** The consent page, the token calls and the 1.1 REST API of WordPress.com. */
export const startWordpressComDouble = (options: DoubleOptions = {}): Promise<WordpressComDouble> =>
  startDouble(
    options,
    switches(),
    (status) => ({ error: status === 401 ? 'invalid_token' : `http_${status}`, message: `HTTP ${status}` }),
    (parts) => registerSites(parts, registerOAuth(parts)),
  );
