import { maxReplaySeconds } from '@rankwright/contracts/events';
import type {} from '@rankwright/contracts/prefetch';

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Milliseconds after the start of the page for which a response is as good as a new one: the event stream replays that long. */
const maxAgeMs = maxReplaySeconds * 1_000;

/**
 * The response that the bootstrap script of the page has prefetched, if there is one to this request: once, and only for the
 * same session. Null otherwise. Those that nobody took by the time another screen asks are dropped.
 */
export const takePrefetchedResponse = ({
  method,
  url,
  headers,
  signal,
}: Request): Promise<Response> | null => {
  const prefetched = window.rankwrightPrefetched;
  if (!prefetched) return null;
  if (location.pathname !== prefetched.pathname || performance.now() > maxAgeMs) prefetched.responses.clear();
  if (method !== 'GET' || headers.get('authorization') !== `Bearer ${prefetched.token}`) return null;
  const response = prefetched.responses.get(url);
  prefetched.responses.delete(url);
  return response ? Promise.race([response, rejectOnAbort(signal)]) : null;
};

/** True while a prefetched response waits to be taken: the one to a GET request of `path` without a query, or any. */
export const hasPrefetchedResponse = (path?: string): boolean => {
  const responses = window.rankwrightPrefetched?.responses;
  if (!responses) return false;
  return path === undefined ? responses.size > 0 : responses.has(new URL(path, location.href).href);
};
