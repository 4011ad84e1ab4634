import { ApiError, getErrorMessage } from '@rankwright/sdk/api';

/** Text of a failed connection call: the documented one for a lost network, else the server's or the fallback. */
export const getConnectionErrorText = (error: unknown, fallback = 'Network error occurred'): string =>
  error instanceof ApiError && error.status === 0
    ? 'Network error occurred'
    : getErrorMessage(error, fallback);
