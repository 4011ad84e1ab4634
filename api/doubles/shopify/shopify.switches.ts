export interface ShopifySwitches {
  /** The Admin API token of an app made in the shop's own admin. */
  token: string;
  clientId: string;
  clientSecret: string;
  /** Seconds that a traded token is good for. */
  tokenLifetime: number;
  /** The app lacks `write_content`. */
  accessDenied: boolean;
  /** The shop is frozen: 402. */
  frozen: boolean;
  /** The bucket is empty: `THROTTLED` in a 200, or a 429. */
  throttled: 'no' | '200' | '429';
  /** A duplicate handle is refused with `TAKEN`, or gets a suffix. */
  duplicateHandle: 'taken' | 'suffix';
  /** `articles(query:)` understands `handle:`, or lists everything. */
  handleFilter: 'works' | 'ignored';
  /** The cover cannot be fetched; the article is kept or not. */
  upload: 'works' | 'fails' | 'fails, article kept';
}

/** How it behaves until a test says otherwise. */
export const switches = (): ShopifySwitches => ({
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
