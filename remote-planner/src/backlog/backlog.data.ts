import { listScheduledItems } from '@rankwright/contracts/planner';
import { endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice } from '@rankwright/sdk/query';
import { staleMs } from '../scheduledItems/scheduledItems.data.ts';

export const backlogQuery = queryOptions({
  ...endpointQuery(listScheduledItems, { query: { unscheduled: 'true' } }),
  ...savedOnDevice,
  staleTime: staleMs,
});
