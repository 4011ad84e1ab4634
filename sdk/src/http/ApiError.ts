import { codesWithoutText } from '@rankwright/contracts/errors';

/** Error of every failed request. `status` 0 means the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const createNetworkError = (): ApiError =>
  new ApiError(0, 'NETWORK', 'Network error. Please check your connection');

export const createMissingTokenError = (text: string): ApiError => new ApiError(401, 'SESSION_MISSING', text);

/** Text for people: the server's message when it has one, else the fallback. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && !codesWithoutText.includes(error.code) ? error.message : fallback;
