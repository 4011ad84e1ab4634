/** Query facade: remotes import it instead of @tanstack/react-query, so that the page has one cache. */
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  QueryClientProvider,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export {
  changeCached,
  useApiMutation,
  type ApiMutationOptions,
  type CacheChange,
} from './queries/useApiMutation.ts';
export { createQueryClient } from './queries/createQueryClient.ts';
export { savedOnDevice } from './queries/savedOnDevice.ts';
