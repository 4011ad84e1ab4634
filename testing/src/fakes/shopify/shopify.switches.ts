export interface ShopifySwitches {
  /** Admin API token of a custom app created in the shop's admin. */
  token: string;
  clientId: string;
  clientSecret: string;
  /** Lifetime of an exchanged token in seconds. */
  tokenLifetime: number;
  /** The app lacks `write_content`. */
  accessDenied: boolean;
  /** The shop is frozen: returns 402. */
  frozen: boolean;
  /** Rate limit exceeded: `THROTTLED` with HTTP 200 or 429. */
  throttled: 'no' | '200' | '429';
  /** A duplicate handle is rejected with `TAKEN`, or gets a suffix. */
  duplicateHandle: 'taken' | 'suffix';
  /** Whether `articles(query:)` supports `handle:` or ignores it. */
  handleFilter: 'works' | 'ignored';
  /** Whether the cover image can be fetched and, if not, whether the article is stored. */
  upload: 'works' | 'fails' | 'fails, article kept';
}

/** The default behaviour. */
export const createDefaultSwitches = (): ShopifySwitches => ({
  token: 'shpat_0123456789abcdef',
  clientId: '0123456789abcdef0123456789abcdef',
  clientSecret: 'shpss_0123456789abcdef0123456789abcdef',
  tokenLifetime: 86_400,
  accessDenied: false,
  frozen: false,
  throttled: 'no',
  duplicateHandle: 'taken',
  handleFilter: 'works',
  upload: 'works',
});
