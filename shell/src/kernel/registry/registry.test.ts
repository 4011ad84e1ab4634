/** @jest-environment node */
import { toCanonicalJson, type Registry } from '@rankwright/contracts/remote';
import { createMemoryClock } from '../ports/memoryClock.ts';
import { createMemoryFetcher, type MemoryResponse } from '../ports/memoryFetcher.ts';
import { createRegistry, registryUrl } from './registry.ts';
import { isSigned } from './signature.ts';

const registry = (minute: number): Registry => ({
  schema: 1,
  hostApi: '1.0.0',
  updatedAt: `2026-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
  shell: { version: '1.0.0', previous: null },
  allowedOrigins: [],
  remotes: [],
});

const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

const createKeyPair = async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const sign = async (unsigned: Registry): Promise<Registry> => {
    const bytes = new TextEncoder().encode(toCanonicalJson(unsigned));
    return { ...unsigned, signature: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)) };
  };
  return { key: base64(await crypto.subtle.exportKey('spki', pair.publicKey)), sign };
};

const createTestRegistry = (
  answer: MemoryResponse,
  inlined: Registry | null = null,
  key: string | null = null,
) => {
  const clock = createMemoryClock();
  const network = createMemoryFetcher({ [registryUrl]: answer });
  const registryStore = createRegistry({ clock, fetcher: network.fetcher, inlined, key });
  const notifications: (string | undefined)[] = [];
  registryStore.subscribe(() => notifications.push(registryStore.current()?.updatedAt));
  return { registryStore, clock, network, notifications };
};
const jsonResponse = (value: unknown, more: object = {}): MemoryResponse => ({
  text: JSON.stringify(value),
  ...more,
});

describe('registry of a page', () => {
  it('starts with the inlined registry without a request', async () => {
    const { registryStore, network } = createTestRegistry('offline', registry(1));
    expect(await registryStore.open()).toEqual({ ok: true, value: 'unchanged' });
    expect(registryStore.current()).toEqual(registry(1));
    expect(network.requests).toEqual([]);
  });

  it('is loaded from the origin when none was inlined', async () => {
    const { registryStore } = createTestRegistry(jsonResponse(registry(1)));
    expect(await registryStore.open()).toEqual({ ok: true, value: 'changed' });
    expect(registryStore.current()).toEqual(registry(1));
  });

  it('notifies listeners only when the registry has changed', async () => {
    const { registryStore, notifications, network } = createTestRegistry(
      jsonResponse(registry(1)),
      registry(1),
    );
    expect(await registryStore.refresh()).toEqual({ ok: true, value: 'unchanged' });
    network.answers[registryUrl] = jsonResponse(registry(2));
    await registryStore.refresh();
    expect(notifications).toEqual([registry(2).updatedAt]);
  });

  it('sends the ETag of the loaded registry', async () => {
    const answer = jsonResponse(registry(2), { etag: '"2"' });
    const { registryStore, network } = createTestRegistry(answer, registry(1));
    await registryStore.refresh();
    // The origin says 304 to whoever has this ETag.
    network.answers[registryUrl] = jsonResponse(registry(3), { etag: '"2"' });
    expect(await registryStore.refresh()).toEqual({ ok: true, value: 'unchanged' });
  });

  it('shares one request between concurrent refreshes and does not cache the result', async () => {
    const { registryStore, network } = createTestRegistry(jsonResponse(registry(2)), registry(1));
    await Promise.all([registryStore.refresh(), registryStore.refresh()]);
    expect(network.requests).toHaveLength(1);
    await registryStore.refresh();
    expect(network.requests).toHaveLength(2);
  });

  it.each<[string, MemoryResponse, RegExp]>([
    ['a 404', { status: 404 }, /HTTP 404/],
    ['HTML', { type: 'text/html', text: '<p>' }, /is text\/html, not JSON/],
    ['broken JSON', { text: '{' }, /JSON/],
    ['another shape', jsonResponse({ ...registry(2), hostApi: 7 }), /^hostApi is not valid$/],
    ['no network', 'offline', /Failed to fetch/],
  ])('keeps the loaded registry when the origin returns %s', async (_, answer, reason) => {
    const { registryStore } = createTestRegistry(answer, registry(1));
    expect(await registryStore.refresh()).toEqual({
      ok: false,
      error: expect.stringMatching(reason) as string,
    });
    expect(registryStore.current()).toEqual(registry(1));
  });

  it('times out when the origin hangs, and requests again the next time', async () => {
    const { registryStore, clock, network } = createTestRegistry('hangs', registry(1));
    const reading = registryStore.refresh();
    await clock.advance(30_000);
    expect(await reading).toEqual({ ok: false, error: 'no response within 30000 ms' });
    network.answers[registryUrl] = jsonResponse(registry(2));
    expect(await registryStore.refresh()).toEqual({ ok: true, value: 'changed' });
  });
});

describe('an open tab', () => {
  it('is not moved back by an edge that still has an older registry', async () => {
    const { registryStore, network, notifications } = createTestRegistry(
      jsonResponse(registry(1)),
      registry(2),
    );
    expect(await registryStore.refresh()).toEqual({ ok: true, value: 'unchanged' });
    expect(registryStore.current()).toEqual(registry(2));
    network.answers[registryUrl] = jsonResponse(registry(3));
    await registryStore.refresh();
    expect(notifications).toEqual([registry(3).updatedAt]);
  });

  it('reads the registry at a navigation when it has not been read for 30 s', async () => {
    const { registryStore, clock, network } = createTestRegistry(jsonResponse(registry(2)), registry(1));
    await clock.advance(29_999);
    await registryStore.refreshWhenOld();
    expect(network.requests).toEqual([]);
    await clock.advance(1);
    await registryStore.refreshWhenOld();
    expect(registryStore.current()).toEqual(registry(2));
    await registryStore.refreshWhenOld();
    expect(network.requests).toHaveLength(1);
  });
});

describe('with a public key', () => {
  it('accepts only a registry signed with the key', async () => {
    const { key, sign } = await createKeyPair();
    const { registryStore } = createTestRegistry(
      jsonResponse(await sign(registry(2))),
      await sign(registry(1)),
      key,
    );
    expect(registryStore.current()).toBeNull();
    await registryStore.open();
    expect(registryStore.current()?.updatedAt).toBe(registry(1).updatedAt);
    expect(await registryStore.refresh()).toEqual({ ok: true, value: 'changed' });
  });

  it('refuses a registry older than the known one, however well it is signed', async () => {
    const { key, sign } = await createKeyPair();
    const { registryStore } = createTestRegistry(
      jsonResponse(await sign(registry(1))),
      await sign(registry(2)),
      key,
    );
    await registryStore.open();
    await registryStore.refresh();
    expect(registryStore.current()?.updatedAt).toBe(registry(2).updatedAt);
  });

  it.each(['unsigned', 'altered', 'signed by somebody else'])(
    'rejects a registry that is %s',
    async (how) => {
      const { key, sign } = await createKeyPair();
      const somebodyElse = await createKeyPair();
      const rejected = {
        unsigned: registry(2),
        altered: { ...(await sign(registry(2))), allowedOrigins: ['https://evil.test'] },
        'signed by somebody else': await somebodyElse.sign(registry(2)),
      }[how];
      const { registryStore } = createTestRegistry(jsonResponse(rejected), null, key);
      expect(await registryStore.open()).toEqual({ ok: false, error: 'the signature does not match' });
      expect(registryStore.current()).toBeNull();
    },
  );

  it('loads from the origin when the inlined registry is not signed', async () => {
    const { key, sign } = await createKeyPair();
    const { registryStore } = createTestRegistry(jsonResponse(await sign(registry(2))), registry(1), key);
    await registryStore.open();
    expect(registryStore.current()?.updatedAt).toBe(registry(2).updatedAt);
  });

  it('verifies nothing with an invalid key', async () => {
    const { sign } = await createKeyPair();
    expect(await isSigned(await sign(registry(1)), 'no key')).toBe(false);
  });
});
