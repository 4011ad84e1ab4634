import { listConnections, type Connection } from '@rankwright/contracts/connections';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';
import { createQueryKey } from './queryKeys.ts';
import { savedOnDevice } from './savedOnDevice.ts';
import { useSession } from '../session/useSession.ts';

/** All four platforms with their connection status. */
export const connectionsQuery = (userId: string | null) =>
  queryOptions({
    queryKey: createQueryKey(listConnections, { userId }),
    queryFn: async ({ signal }): Promise<Connection[]> =>
      (await callApi(listConnections, { signal })).connections,
    enabled: userId !== null,
    ...savedOnDevice,
  });

/** Connections of the signed-in user. */
export const useConnections = () => useQuery(connectionsQuery(useSession().userId));
