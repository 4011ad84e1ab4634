import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createChunks, type ChunkGlobals } from './chunks.ts';
import { browserClock } from './clock.ts';
import { browserFetcher, type Fetcher } from './fetcher.ts';
import { createMemoryClock } from './memoryClock.ts';
import { createMemoryFetcher } from './memoryFetcher.ts';
import { createMemoryPageEvents } from './memoryPageEvents.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { browserPageEvents, type PageEvent } from './pageEvents.ts';
import { browserScripts } from './scripts.ts';
import { browserStorage } from './storage.ts';

/** jsdom observes no performance. */
Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: [] } });

const url = 'http://localhost/contract.json';
const server = setupServer(
  http.get(url, ({ request }) =>
    request.headers.get('if-none-match') === '"1"'
      ? new HttpResponse(null, { status: 304 })
      : HttpResponse.json({ name: 'planner' }, { headers: { etag: '"1"' } }),
  ),
  http.get('http://localhost/gone.json', () => new HttpResponse('Not found', { status: 404 })),
  http.get('http://localhost/away.json', () => HttpResponse.error()),
  http.get('http://localhost/never.json', () => new Promise<Response>(() => undefined)),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const inMemory = createMemoryFetcher({
  [url]: { etag: '"1"', text: '{"name":"planner"}' },
  'http://localhost/gone.json': { status: 404, type: 'text/plain', text: 'Not found' },
  'http://localhost/away.json': 'offline',
  'http://localhost/never.json': 'hangs',
});

describe.each<[string, Fetcher]>([
  ['the browser’s fetcher', browserFetcher],
  ['the in-memory fetcher', inMemory.fetcher],
])('%s', (_, fetcher) => {
  const request = (address: string, etag?: string) =>
    fetcher(address, { signal: new AbortController().signal, cache: 'any', ...(etag && { etag }) });

  it('resolves to status, type, etag and text', async () => {
    const answer = await request(url);
    expect(answer).toMatchObject({ status: 200, etag: '"1"', text: '{"name":"planner"}' });
    expect(answer.type).toContain('json');
  });
  it('resolves to 304 for the same etag', async () => {
    expect(await request(url, '"1"')).toMatchObject({ status: 304, text: '' });
  });
  it('resolves for any HTTP status', async () => {
    expect(await request('http://localhost/gone.json')).toMatchObject({ status: 404, text: 'Not found' });
  });
  it('rejects when there is no response', async () => {
    await expect(request('http://localhost/away.json')).rejects.toThrow(TypeError);
  });
  it('rejects when it is aborted', async () => {
    const controller = new AbortController();
    const waiting = fetcher('http://localhost/never.json', { signal: controller.signal, cache: 'any' });
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe.each([
  ['the browser’s storage', () => browserStorage(() => sessionStorage)],
  ['the in-memory storage', () => createMemoryStorage()],
])('%s', (_, make) => {
  it('sets, gets and removes a value', () => {
    const storage = make();
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });
});

it('returns null and does not throw when storage is forbidden', () => {
  const storage = browserStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  storage.set('a', '1');
  expect(storage.get('a')).toBeNull();
});

describe.each([
  [
    'the browser’s clock',
    () => ({ ...browserClock, advance: (ms: number) => jest.advanceTimersByTimeAsync(ms) }),
  ],
  ['the in-memory clock', () => createMemoryClock()],
])('%s', (_, make) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs due callbacks once and skips cancelled ones', async () => {
    const clock = make();
    const ran: string[] = [];
    clock.after(100, () => ran.push('due'));
    clock.after(100, () => ran.push('cancelled'))();
    clock.after(200, () => ran.push('later'));
    await clock.advance(150);
    await clock.advance(10);
    expect(ran).toEqual(['due']);
  });
});

describe('the scripts of chunks', () => {
  const files = [
    { src: 'https://cdn.test/page.js', integrity: 'sha384-page' },
    { src: 'http://localhost/shell/1/tabs.js', integrity: 'sha384-tabs' },
  ];

  it('are preloaded once, each verified', () => {
    browserScripts.preload(files);
    browserScripts.preload(files);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href, integrity, crossOrigin }) => [rel, href, integrity, crossOrigin])).toEqual(
      [
        ['preload', 'https://cdn.test/page.js', 'sha384-page', 'anonymous'],
        ['preload', 'http://localhost/shell/1/tabs.js', 'sha384-tabs', null],
      ],
    );
  });

  it('fail for those who wait for them when they are given up, in any attempt', () => {
    const failed: string[] = [];
    for (const src of ['https://cdn.test/page.js?try=2', 'https://cdn.test/other.js']) {
      const script = document.createElement('script');
      script.onerror = () => failed.push(src);
      script.src = src;
      document.head.append(script);
    }
    browserScripts.giveUp(files);
    expect(failed).toEqual(['https://cdn.test/page.js?try=2']);
    expect([...document.scripts].map(({ src }) => src)).toEqual(['https://cdn.test/other.js']);
  });
});

describe('page events', () => {
  const failed = Object.assign(new Error('boom'), {
    stack:
      'Error: boom\n    at Page (http://localhost/remotes/planner/1.0.0/page.js:1:2)\n    at run (http://localhost/shell/a.js:3:4)',
  });
  const files = ['http://localhost/remotes/planner/1.0.0/page.js', 'http://localhost/shell/a.js'];

  it('reports events with their files until it is unsubscribed', () => {
    const received: PageEvent[] = [];
    const stop = browserPageEvents((event) => received.push(event));
    window.dispatchEvent(
      new ErrorEvent('error', { error: failed, message: 'boom', filename: 'http://localhost/a.js' }),
    );
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failed }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'connect-src',
        blockedURI: 'https://x.test',
        sourceFile: files[0],
      }),
    );
    stop();
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }));
    expect(received).toEqual([
      { kind: 'error', type: 'Error', text: 'boom', files: [...files, 'http://localhost/a.js'] },
      { kind: 'error', type: 'Error', text: 'boom', files },
      { kind: 'violation', text: 'connect-src: https://x.test', files: [files[0], 'https://x.test'] },
    ]);
  });

  it('notifies the in-memory listeners until they unsubscribe', () => {
    const { events, emit, countListeners } = createMemoryPageEvents();
    const received: PageEvent[] = [];
    const stop = events((event) => received.push(event));
    emit({ kind: 'longTask', ms: 60, files: [] });
    stop();
    emit({ kind: 'longTask', ms: 60, files: [] });
    expect(received).toHaveLength(1);
    expect(countListeners()).toBe(0);
  });
});

it('the chunks of a page publish hashes to its chunk loaders and count the attempts of each URL', () => {
  const globals: ChunkGlobals = {};
  const chunks = createChunks(globals);
  chunks.publishIntegrity({ 'https://host.test/page.js': 'sha384-page' });
  expect(globals.__rankwrightIntegrity).toEqual({ 'https://host.test/page.js': 'sha384-page' });
  expect(chunks.getIntegrity('https://host.test/page.js')).toBe('sha384-page');
  expect(chunks.getIntegrity('https://host.test/page.js?try=2')).toBe('sha384-page');
  expect(chunks.getIntegrity('https://host.test/other.js')).toBe('');
  expect(chunks.wasRequested('https://host.test/page.js')).toBe(false);
  expect(globals.__rankwrightChunkUrl?.('https://host.test/page.js')).toBe('https://host.test/page.js');
  expect(chunks.getNextUrl('https://host.test/page.js')).toBe('https://host.test/page.js?try=2');
  expect(chunks.wasRequested('https://host.test/page.js')).toBe(true);
  expect(createChunks({}).wasRequested('https://host.test/page.js')).toBe(false);
});
