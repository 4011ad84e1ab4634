import { startDouble, type Double, type DoubleOptions } from '../shared/double.ts';
import { errorBody } from './answers.ts';
import { registerCollections } from './collections.ts';
import { registerItems } from './items.ts';
import { switches, type WebflowSwitches } from './webflow.switches.ts';

export type WebflowDouble = Double<WebflowSwitches>;

/** A Webflow site with a blog collection, by the Data API v2. */
export const startWebflowDouble = (options: DoubleOptions = {}): Promise<WebflowDouble> =>
  startDouble(options, switches(), errorBody, (parts) => {
    registerCollections(parts);
    registerItems(parts);
  });
