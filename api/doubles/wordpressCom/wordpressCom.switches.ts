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

/** How it behaves until a test says otherwise. */
export const switches = (): WordpressComSwitches => ({
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
