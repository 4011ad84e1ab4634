import { ApiError } from '@rankwright/sdk/api';

/** The line broke while it was sent, and the network is gone: nobody knows whether it arrived. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** For a change that may be sent twice without harm: it waits for the network, also when that goes away midway. */
export const waitsForNetwork = {
  networkMode: 'online',
  retry: (_: number, error: Error) => isCutOff(error),
} as const;
