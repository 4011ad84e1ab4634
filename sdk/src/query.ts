/** The query facade: one cache exists in the page, and this is how remotes reach it. */
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  QueryClientProvider,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export { createQueryClient } from './queries/createQueryClient.ts';
