import type { PagePrefetch } from '@rankwright/sdk/router';
import { parseFilters } from './filters.model.ts';
import { historyQuery } from './history.data.ts';

/** The first page; `remote.config.ts` names the same request. */
export const prefetch: PagePrefetch = ({ queryClient, search }) =>
  queryClient.infiniteQuery(historyQuery(parseFilters(search)));
