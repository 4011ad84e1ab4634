import { ApiError } from '@rankwright/sdk/api';

/** The connection broke during the request and the network is gone: the outcome is unknown. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/**
 * Mutation options for idempotent requests: wait for the network, also when it is lost during the request.
 */
export const retryWhenOnline = {
  networkMode: 'online',
  retry: (_: number, error: Error) => isConnectionLost(error),
} as const;
