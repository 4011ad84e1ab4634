import type { QueryClient } from '@tanstack/react-query';

export interface PagePrefetchArguments {
  queryClient: QueryClient;
  /** Of the signed-in user. */
  userId: string | null;
  /** Of the screen's address. */
  search: URLSearchParams;
}

/**
 * Exported as `prefetch` beside a page's `Component`: prefetches the queries that the screen reads first. The host runs it when
 * somebody is about to open the screen, and does not wait for it; a failure is the screen's to show.
 */
export type PagePrefetch = (args: PagePrefetchArguments) => Promise<unknown>;
