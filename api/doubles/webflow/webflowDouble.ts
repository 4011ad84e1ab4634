import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { errorBody } from './answers.ts';
import { registerCollections } from './collections.ts';
import { registerItems } from './items.ts';

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

export type WebflowDouble = Double<WebflowSwitches>;

const switches = (): WebflowSwitches => ({
  token: 'wf_0123456789abcdef',
  siteId: '580e63e98c9a982ac9b8b741',
  readOnly: false,
  sitePublished: true,
  neverPublished: '409',
  duplicateSlug: 'suffix',
  tables: 'dropped',
  requiresCategory: false,
});

/** A Webflow site with a blog collection, by the Data API v2. */
export const startWebflowDouble = (options: DoubleOptions = {}): Promise<WebflowDouble> =>
  startDouble(options, switches(), errorBody, (parts) => {
    registerCollections(parts);
    registerItems(parts);
  });
