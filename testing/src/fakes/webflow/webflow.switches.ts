export interface WebflowSwitches {
  token: string;
  siteId: string;
  /** The token lacks `cms:write`. */
  readOnly: boolean;
  /**
   * The site was published at least once. The response to publishing before that is unverified: see `neverPublished`.
   */
  sitePublished: boolean;
  neverPublished: '409' | '400 no_domains' | '202 with nothing published';
  /** A duplicate slug gets a random suffix, or is rejected. */
  duplicateSlug: 'suffix' | 'refused';
  /** Whether rich text fields keep tables. */
  tables: 'dropped' | 'kept';
  /** Adds a required field that articles do not fill. */
  requiresCategory: boolean;
}

/** The default behaviour. */
export const createDefaultSwitches = (): WebflowSwitches => ({
  token: 'wf_0123456789abcdef',
  siteId: '580e63e98c9a982ac9b8b741',
  readOnly: false,
  sitePublished: true,
  neverPublished: '409',
  duplicateSlug: 'suffix',
  tables: 'dropped',
  requiresCategory: false,
});
