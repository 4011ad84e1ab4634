import { errorBody } from '@rankwright/contracts/http';

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

/** An API error body, or any other response as `HTTP {status}: {text}`. */
export const parseErrorReply = (status: number, body: unknown): ApiError => {
  const parsed = errorBody.safeParse(body);
  if (parsed.success) return new ApiError(status, parsed.data.code, parsed.data.message, parsed.data.details);
  const text = typeof body === 'string' ? body.slice(0, 200) : 'unexpected response';
  return new ApiError(status, 'UNEXPECTED', `HTTP ${status}: ${text}`);
};

/** Text for people: the server's message when it has one, else the fallback. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'UNEXPECTED' && error.code !== 'INTERNAL'
    ? error.message
    : fallback;
