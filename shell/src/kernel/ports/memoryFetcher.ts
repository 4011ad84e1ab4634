import type { Fetched, Fetcher } from './fetcher.ts';

export type Answer = Partial<Fetched> | 'offline' | 'hangs';

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

/** The network's twin: answers by URL, 404 for the rest; `asked` lists every request in order. */
export const memoryFetcher = (answers: Record<string, Answer> = {}) => {
  const asked: string[] = [];
  const fetcher: Fetcher = (url, { signal, etag }) => {
    asked.push(url);
    const answer = answers[url] ?? { status: 404, type: 'text/html', text: 'Not found' };
    if (answer === 'hangs') return aborted(signal);
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (etag && etag === answer.etag) return Promise.resolve({ status: 304, type: '', etag, text: '' });
    return Promise.resolve({ status: 200, type: 'application/json', etag: null, text: '', ...answer });
  };
  return { fetcher, asked, answers };
};
