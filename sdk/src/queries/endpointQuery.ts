import { queryOptions } from '@tanstack/react-query';
import {
  callApi,
  type AnyEndpoint,
  type CallArguments,
  type CallInput,
  type CallReply,
} from '../http/callApi.ts';
import { createQueryKey } from './queryKeys.ts';

/** Key of all queries of an endpoint, for invalidation and removal. */
export const endpointKey = ({ path }: AnyEndpoint) => [path] as const;

/** Query options of a GET endpoint, shared by loader, hook, prefetch and invalidation. */
export const endpointQuery = <E extends AnyEndpoint>(endpoint: E, ...args: CallArguments<E>) =>
  queryOptions({
    queryKey: createQueryKey(endpoint, args[0] ?? {}),
    queryFn: ({ signal }): Promise<CallReply<E>> =>
      callApi(endpoint, ...([{ ...args[0], signal } as CallInput<E>] as unknown as CallArguments<E>)),
  });
