import { getProfile } from '@rankwright/contracts/account';
import { getSubscription } from '@rankwright/contracts/billing';
import { hasPrefetchedResponse } from '@rankwright/sdk/api';
import { profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import type { QueryClient } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import type { LoadedPages } from '../hostContext/HostContext.ts';
import { prefetchPageData } from '../hostContext/prefetchPageData.ts';

/** What guard and layout read, as far as its responses have been prefetched. */
const readAccount = async (queryClient: QueryClient): Promise<void> => {
  const { userId } = session.current();
  await Promise.allSettled([
    hasPrefetchedResponse(getProfile.path) && queryClient.query(profileQuery(userId)),
    hasPrefetchedResponse(getSubscription.path) && queryClient.query(subscriptionQuery(userId)),
  ]);
};

/**
 * Reads what guard, layout and page show first from the responses that the bootstrap script has prefetched, so that the first render
 * has it. Resolves with the page.
 */
export const prefetchFirstData = async (
  loadingPage: Promise<LoadedPages>,
  queryClient: QueryClient,
  search: string,
): Promise<LoadedPages> => {
  const readingAccount = readAccount(queryClient);
  const pages = await loadingPage;
  for (const page of Object.values(pages)) await prefetchPageData(page, queryClient, search);
  await readingAccount;
  return pages;
};
