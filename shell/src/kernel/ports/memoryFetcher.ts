import type { Fetched, Fetcher } from './fetcher.ts';

/** `forbidden`: the origin answers, but lets no other origin read. */
export type Answer = Partial<Fetched> | 'offline' | 'hangs' | 'forbidden';

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** The network's twin: answers by URL, 404 for the rest; `asked` lists every request in order. */
export const memoryFetcher = (answers: Record<string, Answer> = {}) => {
  const asked: string[] = [];
  const fetcher: Fetcher = (url, { signal, etag, opaque = false }) => {
    asked.push(url);
    const answer = answers[url] ?? { status: 404, type: 'text/html', text: 'Not found' };
    if (answer === 'hangs') return aborted(signal);
    if (answer === 'offline' || (answer === 'forbidden' && !opaque))
      return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'forbidden') return Promise.resolve({ status: 0, type: '', etag: null, text: '' });
    if (etag && etag === answer.etag) return Promise.resolve({ status: 304, type: '', etag, text: '' });
    return Promise.resolve({ status: 200, type: 'application/json', etag: null, text: '', ...answer });
  };
  return { fetcher, asked, answers };
};
