/** @jest-environment node */
import { parseOverride } from './overrides.ts';
import { memoryHost, own, path, releaseOf, remote } from './testing/memoryHost.ts';

const base = 'http://localhost:4000/';

const setScene = async (allowedOrigins: readonly string[]) => {
  const host = memoryHost();
  host.publish(await host.place(await releaseOf('1.0.0')), null, { allowedOrigins });
  await host.place({ ...(await releaseOf('7.0.0')), base });
  return { host, kernel: host.open() };
};
const override = { remote, base };

describe('an override', () => {
  it('takes one remote from another address, and says so', async () => {
    const { host, kernel } = await setScene(['http://localhost:4000']);
    expect(kernel.overrides.set(override)).toEqual({ ok: true });
    expect(kernel.overrides.active()).toEqual([override]);
    await host.finish(kernel.page(remote, path));
    expect(host.scripts.ran).toEqual([`${base}entry.js`]);
  });

  it('outlives the page and not the session of the browser', async () => {
    const { host, kernel } = await setScene(['http://localhost:4000']);
    kernel.overrides.set(override);
    const next = host.open();
    next.overrides.read();
    expect(next.overrides.active()).toEqual([override]);
  });

  it('is refused where the registry does not allow the origin', async () => {
    const { kernel } = await setScene([]);
    expect(kernel.overrides.set(override)).toEqual({
      ok: false,
      reason: 'http://localhost:4000 is not on the allow-list.',
    });
    expect(kernel.overrides.active()).toEqual([]);
  });

  it('is refused for a remote that nobody lists', async () => {
    const { kernel } = await setScene(['http://localhost:4000']);
    expect(kernel.overrides.set({ remote: 'nobody', base })).toMatchObject({ ok: false });
  });

  it('resets itself when it fails: the released version opens in the same navigation', async () => {
    const { host, kernel } = await setScene(['http://localhost:4000']);
    kernel.overrides.set(override);
    host.scripts.answers[`${base}entry.js`] = () => {
      throw new Error('boom');
    };
    const page = await host.finish(kernel.page(remote, path));
    expect(page).toMatchObject({ ok: true, value: { version: '1.0.0' } });
    expect(kernel.overrides.active()).toEqual([]);
    expect(kernel.overrides.lastReset()).toMatchObject({ step: 'entry', remote });
    kernel.overrides.acknowledge();
    expect(kernel.overrides.lastReset()).toBeNull();
  });

  it('resets itself when its page crashes on screen', async () => {
    const { host, kernel } = await setScene(['http://localhost:4000']);
    kernel.overrides.set(override);
    const page = await host.finish(kernel.page(remote, path));
    if (!page.ok) throw new Error(page.failure.reason);
    kernel.blame(page.value, 'render threw');
    expect(kernel.overrides.active()).toEqual([]);
    expect(kernel.replaces(page.value)).toBe('1.0.0');
  });

  it('ends when the person stops it', async () => {
    const { host, kernel } = await setScene(['http://localhost:4000']);
    kernel.overrides.set(override);
    kernel.overrides.clear(remote);
    expect(await host.finish(kernel.page(remote, path))).toMatchObject({ value: { version: '1.0.0' } });
  });
});

it.each([
  ['planner@http://localhost:4000', { remote: 'planner', base: 'http://localhost:4000/' }],
  ['planner@http://localhost:4000/x/', { remote: 'planner', base: 'http://localhost:4000/x/' }],
  ['planner@', null],
  ['@http://localhost:4000', null],
  ['planner', null],
])('reads %s from an address', (text, expected) => {
  expect(parseOverride(text, own)).toEqual(expected);
});
