import { getSubscription } from '@rankwright/contracts/billing';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import { getByKey } from '../http/getByKey.ts';
import { endpointKey } from './queryKeys.ts';

const isPlanRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PLAN_REQUIRED';

/**
 * No retries, no refetch on focus, no polling, data never stale: screens refetch explicitly. Mutations run even when the
 * browser reports no network, so that they fail immediately instead of pausing; a mutation that can wait overrides this.
 * A PLAN_REQUIRED error refetches the subscription, so that the gate closes with the first request after the plan ended.
 */
export const createQueryClient = (): QueryClient => {
  const onError = (error: unknown): void => {
    if (isPlanRequired(error)) void client.invalidateQueries({ queryKey: endpointKey(getSubscription) });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
