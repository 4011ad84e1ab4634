import { QueryClient, type QueryKey } from '@tanstack/react-query';
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

/** No retries, no refetch on focus, no polling, data never stale: screens say when they want it anew. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  });
