import { getSetup } from '@rankwright/contracts/setup';
import { endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { staleMs } from '../scheduledItems/scheduledItems.data.ts';

/** Goes stale by itself: drafts are written and sites are connected on other screens. */
export const setupQuery = queryOptions({ ...endpointQuery(getSetup), staleTime: staleMs });
