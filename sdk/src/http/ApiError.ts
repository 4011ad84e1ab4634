import { errorBody } from '@rankwright/contracts/http';

/** What every failed call throws. `status` 0 means the server was never reached. */
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

export const networkError = (): ApiError =>
  new ApiError(0, 'NETWORK', 'Network error. Please check your connection');

/** A refusal in our shape, or whatever else answered: then `HTTP {status}: {text}`. */
export const errorFromReply = (status: number, body: unknown): ApiError => {
  const known = errorBody.safeParse(body);
  if (known.success) return new ApiError(status, known.data.code, known.data.message, known.data.details);
  const text = typeof body === 'string' ? body.slice(0, 200) : 'unexpected answer';
  return new ApiError(status, 'UNEXPECTED', `HTTP ${status}: ${text}`);
};

/** Words for people: the server's when it gave some, else the fallback of the screen. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.code !== 'UNEXPECTED' && error.code !== 'INTERNAL'
    ? error.message
    : fallback;
