import { defaultTimeframe, timeframes } from '@rankwright/contracts/limits';
import type { PagePrefetch } from '@rankwright/sdk/router';
import { dashboardQuery } from './analytics.data.ts';

/** The timeframe in the address. */
export const readTimeframe = (search: URLSearchParams) =>
  timeframes.find((value) => value === search.get('timeframe')) ?? defaultTimeframe;

/** The figures; `remote.config.ts` names the same request. */
export const prefetch: PagePrefetch = ({ queryClient, search }) =>
  queryClient.query(dashboardQuery(readTimeframe(search)));
