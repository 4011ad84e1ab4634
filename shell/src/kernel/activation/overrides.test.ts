/** @jest-environment node */
import { parseOverride } from './overrides.ts';
import { createMemoryHost, pageUrl, path, createRelease, remote } from '../testing/memoryHost.ts';

const base = 'http://localhost:4000/';

const setUpFixture = async (allowedOrigins: string[]) => {
  const host = createMemoryHost();
  host.publish(await host.place(await createRelease('1.0.0')), null, { allowedOrigins });
  await host.place({ ...(await createRelease('7.0.0')), base });
  return { host, kernel: host.open() };
};
const override = { remote, base };

describe('an override', () => {
  it('loads one remote from another URL and is listed as active', async () => {
    const { host, kernel } = await setUpFixture(['http://localhost:4000']);
    expect(kernel.overrides.set(override)).toMatchObject({ ok: true });
    expect(kernel.overrides.active()).toEqual([override]);
    await host.finish(kernel.loadPage(remote, path));
    expect(host.ran).toEqual([`${base}entry.js`]);
  });

  it('survives a reload within the browser session', async () => {
    const { host, kernel } = await setUpFixture(['http://localhost:4000']);
    kernel.overrides.set(override);
    const next = host.open();
    next.overrides.load();
    expect(next.overrides.active()).toEqual([override]);
  });

  it('is rejected when the registry does not allow the origin', async () => {
    const { kernel } = await setUpFixture([]);
    expect(kernel.overrides.set(override)).toEqual({
      ok: false,
      error: 'http://localhost:4000 is not on the allow-list.',
    });
    expect(kernel.overrides.active()).toEqual([]);
  });

  it('is rejected for a remote that the registry does not list', async () => {
    const { kernel } = await setUpFixture(['http://localhost:4000']);
    expect(kernel.overrides.set({ remote: 'nobody', base })).toMatchObject({ ok: false });
  });

  it('resets itself when it fails and loads the released version in the same navigation', async () => {
    const { host, kernel } = await setUpFixture(['http://localhost:4000']);
    kernel.overrides.set(override);
    host.entries[`${base}entry.js`] = () => {
      throw new Error('boom');
    };
    const page = await host.finish(kernel.loadPage(remote, path));
    expect(page).toMatchObject({ ok: true, value: { version: '1.0.0' } });
    expect(kernel.overrides.active()).toEqual([]);
    expect(kernel.overrides.lastReset()).toMatchObject({ step: 'entry', remote });
    kernel.overrides.acknowledge();
    expect(kernel.overrides.lastReset()).toBeNull();
  });

  it('resets itself when its page crashes on screen', async () => {
    const { host, kernel } = await setUpFixture(['http://localhost:4000']);
    kernel.overrides.set(override);
    const page = await host.finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.reportCrash(page.value, 'render threw');
    expect(kernel.overrides.active()).toEqual([]);
    expect(kernel.getReplacement(page.value)).toBe('1.0.0');
  });

  it('ends when it is cleared', async () => {
    const { host, kernel } = await setUpFixture(['http://localhost:4000']);
    kernel.overrides.set(override);
    kernel.overrides.clear(remote);
    expect(await host.finish(kernel.loadPage(remote, path))).toMatchObject({ value: { version: '1.0.0' } });
  });
});

it.each([
  ['planner@http://localhost:4000', { remote: 'planner', base: 'http://localhost:4000/' }],
  ['planner@http://localhost:4000/x/', { remote: 'planner', base: 'http://localhost:4000/x/' }],
  ['planner@', null],
  ['@http://localhost:4000', null],
  ['planner', null],
])('parses %s', (text, expected) => {
  expect(parseOverride(text, pageUrl)).toEqual(expected);
});
