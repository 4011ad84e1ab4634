import type { Fetched, Fetcher } from './fetcher.ts';

/** `forbidden`: the origin responds, but CORS forbids reading. */
export type MemoryResponse = Partial<Fetched> | 'offline' | 'hangs' | 'forbidden';

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** In-memory fake of the fetcher: responses by URL, 404 for the rest; `asked` lists every request in order. */
export const createMemoryFetcher = (answers: Record<string, MemoryResponse> = {}) => {
  const requests: string[] = [];
  const fetcher: Fetcher = (url, { signal, etag, opaque = false }) => {
    requests.push(url);
    const answer = answers[url] ?? { status: 404, type: 'text/html', text: 'Not found' };
    if (answer === 'hangs') return rejectOnAbort(signal);
    if (answer === 'offline' || (answer === 'forbidden' && !opaque))
      return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'forbidden') return Promise.resolve({ status: 0, type: '', etag: null, text: '' });
    if (etag && etag === answer.etag) return Promise.resolve({ status: 304, type: '', etag, text: '' });
    return Promise.resolve({ status: 200, type: 'application/json', etag: null, text: '', ...answer });
  };
  return { fetcher, requests: requests, answers };
};
