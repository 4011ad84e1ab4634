import { hasPrefetchedResponse } from '@rankwright/sdk/api';
import type { QueryClient } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import type { LoadedPage } from './HostContext.ts';

/** Milliseconds in which a response that has arrived is read. */
const readingMs = 50;

/**
 * Has the page ask for the data that it shows first. Resolves when it is there, so that the first render shows it, and at once when it has
 * to come over the network. Never rejects: the screen asks again, and shows what is wrong.
 */
export const prefetchPageData = async (
  { prefetch }: LoadedPage,
  queryClient: QueryClient,
  search: string,
): Promise<void> => {
  if (!prefetch) return;
  const isReading = hasPrefetchedResponse();
  const { userId } = session.current();
  const loading = Promise.resolve()
    .then(() => prefetch({ queryClient, userId, search: new URLSearchParams(search) }))
    .catch(() => undefined);
  if (isReading) await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, readingMs))]);
};
