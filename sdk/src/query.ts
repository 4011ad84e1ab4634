/** The query facade: one cache exists in the page, and this is how remotes reach it. */
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export { createQueryClient } from './queries/createQueryClient.ts';
