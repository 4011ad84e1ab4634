import { listConnections, type Connection } from '@rankwright/contracts/connections';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';
import { useSession } from '../session/useSession.ts';

/** All four platforms and how they stand. */
export const connectionsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['connections', userId] as const,
    queryFn: async ({ signal }): Promise<Connection[]> =>
      (await callApi(listConnections, { signal })).connections,
    enabled: userId !== null,
  });

/** The signed-in person's connections. */
export const useConnections = () => useQuery(connectionsQuery(useSession().userId));
