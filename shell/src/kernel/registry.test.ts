/** @jest-environment node */
import { canonicalJson, type Registry } from '@rankwright/contracts/remote';
import { memoryClock } from './ports/memoryClock.ts';
import { memoryFetcher, type Answer } from './ports/memoryFetcher.ts';
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

const newKey = async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const sign = async (unsigned: Registry): Promise<Registry> => {
    const bytes = new TextEncoder().encode(canonicalJson(unsigned));
    return { ...unsigned, signature: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)) };
  };
  return { key: base64(await crypto.subtle.exportKey('spki', pair.publicKey)), sign };
};

const at = (answer: Answer, inlined: Registry | null = null, key: string | null = null) => {
  const clock = memoryClock();
  const network = memoryFetcher({ [registryUrl]: answer });
  const kept = createRegistry({ clock, fetcher: network.fetcher, inlined, key });
  const told: (string | undefined)[] = [];
  kept.subscribe(() => told.push(kept.current()?.updatedAt));
  return { kept, clock, network, told };
};
const json = (value: unknown, more: object = {}): Answer => ({ text: JSON.stringify(value), ...more });

describe('the registry of a page', () => {
  it('begins with the inlined one and asks nobody', async () => {
    const { kept, network } = at('offline', registry(1));
    expect(await kept.open()).toEqual({ kind: 'unchanged' });
    expect(kept.current()).toEqual(registry(1));
    expect(network.asked).toEqual([]);
  });

  it('comes from the origin where none was inlined', async () => {
    const { kept } = at(json(registry(1)));
    expect(await kept.open()).toMatchObject({ kind: 'changed' });
    expect(kept.current()).toEqual(registry(1));
  });

  it('tells its listeners of a newer one, and of nothing when it is the same', async () => {
    const { kept, told, network } = at(json(registry(1)), registry(1));
    expect(await kept.refresh()).toEqual({ kind: 'unchanged' });
    network.answers[registryUrl] = json(registry(2));
    await kept.refresh();
    expect(told).toEqual([registry(2).updatedAt]);
  });

  it('asks with the ETag it has', async () => {
    const { kept } = at(json(registry(2), { etag: '"2"' }), registry(1));
    await kept.refresh();
    expect(await kept.refresh()).toEqual({ kind: 'unchanged' });
  });

  it('shares one request between those who ask at once, and keeps no answer', async () => {
    const { kept, network } = at(json(registry(2)), registry(1));
    await Promise.all([kept.refresh(), kept.refresh()]);
    expect(network.asked).toHaveLength(1);
    await kept.refresh();
    expect(network.asked).toHaveLength(2);
  });

  it.each<[string, Answer, RegExp]>([
    ['a 404', { status: 404 }, /HTTP 404/],
    ['HTML', { type: 'text/html', text: '<p>' }, /text\/html where JSON was asked/],
    ['broken JSON', { text: '{' }, /JSON/],
    ['another shape', json({ schema: 2 }), /is not valid/],
    ['no network', 'offline', /Failed to fetch/],
  ])('keeps what is known when the origin answers %s', async (_, answer, reason) => {
    const { kept } = at(answer, registry(1));
    expect(await kept.refresh()).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason) as string,
    });
    expect(kept.current()).toEqual(registry(1));
  });

  it('gives up on an origin that hangs, and asks anew the next time', async () => {
    const { kept, clock, network } = at('hangs', registry(1));
    const reading = kept.refresh();
    await clock.advance(3_000);
    expect(await reading).toEqual({ kind: 'refused', reason: 'no answer within 3000 ms' });
    network.answers[registryUrl] = json(registry(2));
    expect(await kept.refresh()).toMatchObject({ kind: 'changed' });
  });
});

describe('where a key is configured', () => {
  it('believes only what its holder signed', async () => {
    const { key, sign } = await newKey();
    const { kept } = at(json(await sign(registry(2))), await sign(registry(1)), key);
    expect(kept.current()).toBeNull();
    await kept.open();
    expect(kept.current()?.updatedAt).toBe(registry(1).updatedAt);
    expect(await kept.refresh()).toMatchObject({ kind: 'changed' });
  });

  it.each(['unsigned', 'altered', 'signed by somebody else'])('refuses one that is %s', async (how) => {
    const { key, sign } = await newKey();
    const somebodyElse = await newKey();
    const forged = {
      unsigned: registry(2),
      altered: { ...(await sign(registry(2))), allowedOrigins: ['https://evil.test'] },
      'signed by somebody else': await somebodyElse.sign(registry(2)),
    }[how];
    const { kept } = at(json(forged), null, key);
    expect(await kept.open()).toEqual({ kind: 'refused', reason: 'the signature does not match' });
    expect(kept.current()).toBeNull();
  });

  it('goes to the origin when the inlined one may not be believed', async () => {
    const { key, sign } = await newKey();
    const { kept } = at(json(await sign(registry(2))), registry(1), key);
    await kept.open();
    expect(kept.current()?.updatedAt).toBe(registry(2).updatedAt);
  });

  it('a key that is none verifies nothing', async () => {
    const { sign } = await newKey();
    expect(await isSigned(await sign(registry(1)), 'no key')).toBe(false);
  });
});
