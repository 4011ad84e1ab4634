export interface WordpressComSwitches {
  clientId: string;
  clientSecret: string;
  /** A token that is valid without an authorization. */
  token: string;
  /** The user denies consent. */
  denied: boolean;
  /** All tokens have expired; it is unverified whether that returns 400 or 401. */
  tokensExpired: 'no' | '400' | '401';
  /** The user can write but not publish: posts become `pending` with HTTP 200. */
  contributor: boolean;
  /** Tokens have access to one site only, as without the `global` scope. */
  singleSite: boolean;
  /** The account has no site. */
  noSites: boolean;
  /** Creating a post with the same title and content again returns the first one. */
  deduplicatesPosts: boolean;
  /** Whether media URLs can be fetched; failures return HTTP 200 with errors. */
  uploads: 'works' | 'fails';
}

/** The default behaviour. */
export const createDefaultSwitches = (): WordpressComSwitches => ({
  clientId: '12345',
  clientSecret: 'a-client-secret',
  token: 'a-token-%&(^@#',
  denied: false,
  tokensExpired: 'no',
  contributor: false,
  singleSite: false,
  noSites: false,
  deduplicatesPosts: false,
  uploads: 'works',
});
