export interface WebflowSwitches {
  token: string;
  siteId: string;
  /** The token lacks `cms:write`. */
  readOnly: boolean;
  /** The site was published at least once; what publishing answers before that is not known for sure. */
  sitePublished: boolean;
  neverPublished: '409' | '400 no_domains' | '202 with nothing published';
  /** A duplicate slug gets a random suffix, or is refused. */
  duplicateSlug: 'suffix' | 'refused';
  /** What a rich-text field makes of tables. */
  tables: 'dropped' | 'kept';
  /** A required field that no article fills. */
  requiresCategory: boolean;
}

/** How it behaves until a test says otherwise. */
export const switches = (): WebflowSwitches => ({
  token: 'wf_0123456789abcdef',
  siteId: '580e63e98c9a982ac9b8b741',
  readOnly: false,
  sitePublished: true,
  neverPublished: '409',
  duplicateSlug: 'suffix',
  tables: 'dropped',
  requiresCategory: false,
});
