import { createHash } from 'node:crypto';
import { hostDataElementId } from '@rankwright/contracts/remote';
import { hasIntegrity } from './integrity.ts';
import { pagePlugin } from './pagePlugin.ts';
import { createMemoryCaches } from './testing/memoryCaches.ts';
import { applyVisit } from './visits.ts';

const origin = 'https://rankwright.example';

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
