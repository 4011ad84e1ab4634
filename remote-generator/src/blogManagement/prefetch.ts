import type { PagePrefetch } from '@rankwright/sdk/router';
import { plansQuery } from '../generate/generate.data.ts';
import { generationsQuery } from '../generations/generations.data.ts';

/** What the first tab asks for; `remote.config.ts` names the same requests. An article and the other tabs ask for something else. */
export const prefetch: PagePrefetch = async ({ queryClient, search }) => {
  if (search.size > 0) return;
  await Promise.all([queryClient.query(generationsQuery), queryClient.query(plansQuery)]);
};
