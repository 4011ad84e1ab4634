import type {} from '@rankwright/contracts/planCheck';

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * The answer that the page's first script asked for, if it is the one to this request: once, and only for the same
 * session. Null otherwise.
 */
export const takeEarlyAnswer = (
  { method, path, query }: { method: string; path: string; query?: object | undefined },
  token: string | null,
  signal: AbortSignal,
): Promise<Response> | null => {
  const early = window.rankwrightEarlyAnswer;
  if (!early || method !== 'GET' || query || path !== early.path || token !== early.token) return null;
  window.rankwrightEarlyAnswer = undefined;
  return Promise.race([early.response, rejectOnAbort(signal)]);
};
