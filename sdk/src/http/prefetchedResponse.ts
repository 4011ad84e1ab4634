import type {} from '@rankwright/contracts/planCheck';

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * The response that the bootstrap script of the page has prefetched, if it is the one to this request: once, and only for the same
 * session. Null otherwise.
 */
export const takePrefetchedResponse = (
  { method, path, query }: { method: string; path: string; query?: object | undefined },
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | null => {
  const prefetched = window.rankwrightPrefetchedResponse;
  if (!prefetched || method !== 'GET' || query) return null;
  if (path !== prefetched.path || token !== prefetched.token) return null;
  window.rankwrightPrefetchedResponse = undefined;
  return Promise.race([prefetched.response, rejectOnAbort(signal)]);
};
