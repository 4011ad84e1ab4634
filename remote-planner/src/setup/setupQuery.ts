import { getSetup } from '@rankwright/contracts/setup';
import { endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice } from '@rankwright/sdk/query';

/** Read again on each visit until it is dismissed: drafts are written and sites are connected on other screens. */
export const setupQuery = queryOptions({
  ...endpointQuery(getSetup),
  ...savedOnDevice,
  staleTime: ({ state }) => (state.data?.setup.isDismissed ? Infinity : 0),
});
