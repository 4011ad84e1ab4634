import { getSetup } from '@rankwright/contracts/setup';
import { endpointQuery } from '@rankwright/sdk/api';
import { queryOptions, savedOnDevice } from '@rankwright/sdk/query';

/** Milliseconds from when a screen is about to open until it is there. */
const openingMs = 2_000;

/** Read again on each visit until it is dismissed: drafts are written and sites are connected on other screens. */
export const setupQuery = queryOptions({
  ...endpointQuery(getSetup),
  ...savedOnDevice,
  staleTime: ({ state }) => (state.data?.setup.isDismissed ? Infinity : openingMs),
});
