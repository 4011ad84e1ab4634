import { workerOptions } from './workerOptions.ts';

const origin = 'https://rankwright.example';

/** The strategy of the first rule that matches an address; null where the worker lets the browser answer. */
const findStrategy = (address: string): string | null => {
  const url = new URL(address, origin);
  const options = { url, sameOrigin: url.origin === origin, request: new Request(url), event: {} };
  for (const { urlPattern, handler } of workerOptions.runtimeCaching ?? [])
    if (typeof urlPattern === 'function' && urlPattern(options)) return handler as string;
  return null;
};

describe('the service worker', () => {
  it.each(['/', '/dashboard', '/content-planner?month=2026-11', '/blog/roses', '/apiary', '/shells'])(
    'asks the network first for the page %s, which carries the registry',
    (address) => expect(findStrategy(address)).toBe('NetworkFirst'),
  );

  it('asks the network first for a contract, whose hash the registry names', () =>
    expect(findStrategy('/remotes/planner/1.0.0-bbbbbbbb/remote.contract.json')).toBe('NetworkFirst'));

  it.each([
    '/shell/1.0.0-aaaaaaaa/shell.1234567890.js',
    '/shell/1.0.0-aaaaaaaa/inter-latin-400-normal.1234567890.woff2',
    '/remotes/planner/1.0.0-bbbbbbbb/entry.js',
    '/remotes/planner/1.0.0-bbbbbbbb/assets/leaf.png',
  ])('answers %s from its cache: the address names the version', (address) =>
    expect(findStrategy(address)).toBe('CacheFirst'),
  );

  it.each([
    '/registry.json',
    '/versions.json',
    '/service-worker.js',
    '/sitemap.xml',
    '/api/auth/content-history',
    '/api',
    '/files/a/b.png',
    '/dev/outbox',
    '/remotes/planner/1.0.0-bbbbbbbb/entry.js?try=2',
    '/remotes/planner/1.0.0-bbbbbbbb/entry.js.map',
    'https://remotes.example/remotes/planner/1.0.0-bbbbbbbb/entry.js',
    'https://accounts.google.com/gsi',
  ])('leaves %s to the browser', (address) => expect(findStrategy(address)).toBeNull());

  it('saves a page under its path: a query may hold a secret, e.g. of a link to a new password', async () => {
    const [plugin] = workerOptions.runtimeCaching?.[0]?.options?.plugins ?? [];
    const request = new Request(`${origin}/reset-password?token=secret`);
    expect(await plugin?.cacheKeyWillBeUsed?.({ request, mode: 'write', event: {} as never })).toBe(
      '/reset-password',
    );
  });

  it('limits each of its caches', () => {
    for (const { options } of workerOptions.runtimeCaching ?? [])
      expect(options?.expiration?.maxEntries).toBeGreaterThan(0);
  });
});
