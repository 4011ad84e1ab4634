import { createNetworkError } from './ApiError.ts';

/** Aborts a request with a network error when its response takes longer; what comes after the response's headers may last. */
export const withDeadline = async <T>(
  ms: number,
  send: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(createNetworkError()), ms);
  try {
    return await send(signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal);
  } finally {
    clearTimeout(timer);
  }
};
