import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import { sessionHeaders } from '../http/callApi.ts';

/** A query without its own function is a GET of the path in its key. */
const getByKey = async ({
  queryKey,
  signal,
}: {
  queryKey: QueryKey;
  signal: AbortSignal;
}): Promise<unknown> => {
  const response = await fetch(String(queryKey[0]), {
    credentials: 'include',
    headers: sessionHeaders(),
    signal,
  });
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response.json();
};

const isPlanEnd = (error: unknown): boolean => error instanceof ApiError && error.code === 'PLAN_REQUIRED';

/**
 * No retries, no refetch on focus, no polling, data never stale: screens say when they want it anew. A change is sent
 * without asking whether there is a network, so that its want is told at once; who can wait says so. A refusal for want
 * of a plan makes whoever shows the plan read it again, so that the gate closes with the first call after its end.
 */
export const createQueryClient = (): QueryClient => {
  const onError = (error: unknown): void => {
    if (isPlanEnd(error)) void client.invalidateQueries({ queryKey: ['subscription'] });
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
