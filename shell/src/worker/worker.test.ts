import { createHash } from 'node:crypto';
import { hostDataElementId } from '@rankwright/contracts/remote';
import { createVisitMessage } from '../offline/visit.model.ts';
import { hasIntegrity } from './integrity.ts';
import { pagePlugin } from './pagePlugin.ts';
import { findRule } from './routingRules.model.ts';
import { createMemoryCaches } from './testing/memoryCaches.ts';
import { applyVisit } from './visits.ts';

const origin = 'https://rankwright.example';
const ruleFor = (address: string): string | null => findRule(new URL(address, origin), origin);

describe('the routing rules of the service worker', () => {
  it.each([
    ['/shell/1.0.0-aaaaaaaa/shell.1234567890.js', 'file'],
    ['/shell/1.0.0-aaaaaaaa/inter-latin-400-normal.1234567890.woff2', 'file'],
    ['/remotes/planner/1.0.0-bbbbbbbb/entry.js', 'file'],
    ['/remotes/planner/1.0.0-bbbbbbbb/remote.contract.json', 'contract'],
    ['/', 'page'],
    ['/content-planner?month=2026-11', 'page'],
    ['/blog/roses', 'page'],
  ])('answer %s as a %s', (address, rule) => expect(ruleFor(address)).toBe(rule));

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
  ])('leave %s to the browser', (address) => expect(ruleFor(address)).toBeNull());

  it('do not take a page for the API because its address begins alike', () =>
    expect(ruleFor('/apiary')).toBe('page'));
});

describe('the integrity of a saved file', () => {
  const text = 'console.log(1)';
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  beforeAll(() => {
    Object.defineProperty(globalThis, 'crypto', {
      value: { subtle: { digest: (_: string, bytes: ArrayBuffer) => toDigest(bytes) } },
      configurable: true,
    });
  });
  const toDigest = (bytes: ArrayBuffer) => {
    const digest = createHash('sha384').update(new Uint8Array(bytes)).digest();
    return Promise.resolve(new Uint8Array(digest).buffer);
  };

  it('is that of the page, or the file is loaded anew', async () => {
    expect(await hasIntegrity(new Response(text), integrity)).toBe(true);
    expect(await hasIntegrity(new Response(`${text};`), integrity)).toBe(false);
  });

  it('is not asked for by fonts', async () =>
    expect(await hasIntegrity(new Response('font'), '')).toBe(true));
});

describe('a saved page', () => {
  const willSave = async (body: string, status = 200): Promise<boolean> => {
    const response = new Response(body, { status });
    const event = new Event('fetch') as never;
    return Boolean(await pagePlugin.cacheWillUpdate?.({ response, event, request: new Request(origin) }));
  };

  it('is one of ours: no page of a network that asks for a login, no error', async () => {
    const page = `<script id="${hostDataElementId}">{}</script>`;
    expect(await willSave(page)).toBe(true);
    expect(await willSave('<h1>Welcome to the hotel</h1>')).toBe(false);
    expect(await willSave(page, 404)).toBe(false);
  });

  it('is the same whatever its query', async () => {
    const request = new Request(`${origin}/generate-content/?article=1`);
    const key = await pagePlugin.cacheKeyWillBeUsed?.({ request, mode: 'read', event: {} as never });
    expect(key).toBe('/generate-content');
  });
});

describe('what a page tells the worker', () => {
  const version = (name: string, number: string) => ({
    version: number,
    base: `/remotes/${name}/${number}/`,
    contractIntegrity: 'sha384-a',
  });
  const registry = {
    updatedAt: '2026-11-24T08:00:00.000Z',
    shell: { version: '2.0.0', previous: '1.0.0' },
    remotes: [{ current: version('planner', '2.0.0'), previous: version('planner', '1.0.0') }],
  } as never;

  it('names the versions of its registry and the files that it has loaded from them', () => {
    const message = createVisitMessage(registry, { origin, pathname: '/content-planner' }, [
      `${origin}/shell/2.0.0/shell.js`,
      `${origin}/shell/2.0.0/shell.js`,
      `${origin}/remotes/planner/2.0.0/entry.js?try=2`,
      `${origin}/api/auth/profile`,
      'https://accounts.google.com/gsi/client',
    ]);
    expect(message).toEqual({
      type: 'visit',
      registry: '2026-11-24T08:00:00.000Z',
      folders: ['/shell/2.0.0/', '/shell/1.0.0/', '/remotes/planner/2.0.0/', '/remotes/planner/1.0.0/'],
      files: ['/shell/2.0.0/shell.js'],
      pages: ['/dashboard', '/content-planner'],
    });
  });
});

describe('a visit', () => {
  const message = {
    type: 'visit' as const,
    registry: 'now',
    folders: ['/shell/2.0.0/'],
    files: ['/shell/2.0.0/shell.js'],
    pages: ['/dashboard'],
  };
  const page = (registry: string) => `{"updatedAt":"${registry}"}`;
  const apply = async (pages: Record<string, string>, files: Record<string, string> = {}) => {
    const memory = createMemoryCaches(origin, { 'rankwright-pages': pages, 'rankwright-files': files });
    const loaded: string[] = [];
    await applyVisit(
      {
        caches: memory.caches,
        load: (address) => {
          loaded.push(address);
          return Promise.resolve();
        },
      },
      message,
    );
    return { loaded, read: memory.read };
  };

  it('drops the files of versions that the registry does not name any more', async () => {
    const { read } = await apply({}, { '/shell/1.0.0/shell.js': 'old', '/shell/2.0.0/shell.js': 'new' });
    expect(read('rankwright-files')).toEqual(['/shell/2.0.0/shell.js']);
  });

  it('loads pages anew that were built from another registry, and leaves the others', async () => {
    const { loaded, read } = await apply({ '/pricing': page('before'), '/features': page('now') });
    expect(loaded).toContain('/pricing');
    expect(loaded).not.toContain('/features');
    expect(read('rankwright-pages')).toEqual(['/features']);
  });

  it('asks for no file that is saved already', async () => {
    const { loaded } = await apply({}, { '/shell/2.0.0/shell.js': 'saved' });
    expect(loaded).toEqual(['/dashboard']);
  });

  it('saves the page, its fallback and its files', async () => {
    expect((await apply({})).loaded).toEqual(['/dashboard', '/shell/2.0.0/shell.js']);
  });
});
