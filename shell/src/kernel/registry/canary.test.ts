/** @jest-environment node */
import type { RegisteredRemote } from '@rankwright/contracts/remote';
import { createMemoryStorage } from '../ports/memoryStorage.ts';
import { createMemoryHost, createRelease, path, remote } from '../testing/memoryHost.ts';
import { createCanaryCohort } from './canary.ts';

const version = { version: '2.0.0', base: '/remotes/planner/2.0.0/', contractIntegrity: 'sha384-a' };
const createRemote = (name: string, percent: number): RegisteredRemote => ({
  name,
  owner: 'Planning',
  current: { ...version, version: '1.0.0' },
  previous: null,
  canary: { ...version, percent, startedAt: '2026-01-01T00:00:00.000Z' },
  routes: [],
});

const createBrowsers = (count: number) =>
  Array.from({ length: count }, (_, at) => createCanaryCohort(createMemoryStorage(), () => `browser-${at}`));

describe('the browsers of a canary', () => {
  it('are as many as the percentage says', () => {
    const included = createBrowsers(10_000).filter((browser) => browser.includes(createRemote(remote, 10)));
    expect(included.length).toBeGreaterThan(900);
    expect(included.length).toBeLessThan(1_100);
  });

  it('are the same at a higher percentage, and others for another remote', () => {
    const browsers = createBrowsers(1_000);
    const at10 = browsers.filter((browser) => browser.includes(createRemote(remote, 10)));
    expect(at10.every((browser) => browser.includes(createRemote(remote, 25)))).toBe(true);
    const both = at10.filter((browser) => browser.includes(createRemote('billing', 10)));
    expect(both.length).toBeLessThan(at10.length / 2);
  });

  it('keep their part when the page is opened again', () => {
    const kept = createMemoryStorage();
    let created = 0;
    const open = () => createCanaryCohort(kept, () => `browser-${(created += 1)}`);
    const first = open().includes(createRemote(remote, 50));
    for (let at = 0; at < 20; at += 1) expect(open().includes(createRemote(remote, 50))).toBe(first);
    expect(created).toBe(1);
  });

  it('get no id before there is a canary, and are in none without storage', () => {
    const kept = createMemoryStorage();
    const plain = createRemote(remote, 50);
    delete plain.canary;
    expect(createCanaryCohort(kept, () => 'id').includes(plain)).toBe(false);
    expect(kept.get('rankwright:cohort')).toBeNull();
    const forbidden = { get: () => null, set: () => undefined, remove: () => undefined };
    expect(createCanaryCohort(forbidden, () => 'id').includes(createRemote(remote, 50))).toBe(false);
  });
});

describe('the browsers of a flag', () => {
  it('are none, some or all, as the percentage says', () => {
    const count = (percent: number) =>
      createBrowsers(1_000).filter((browser) => browser.hasFlag(createRemote(remote, 50), 'fast', percent))
        .length;
    expect([count(0), count(100)]).toEqual([0, 1_000]);
    expect(count(10)).toBeGreaterThan(60);
    expect(count(10)).toBeLessThan(140);
  });

  it('are all at 100 % and none below it where there is no storage', () => {
    const forbidden = { get: () => null, set: () => undefined, remove: () => undefined };
    const browser = createCanaryCohort(forbidden, () => 'id');
    const hasFlag = (percent: number) => browser.hasFlag(createRemote(remote, 50), 'fast', percent);
    expect([hasFlag(100), hasFlag(99), hasFlag(0)]).toEqual([true, false, false]);
  });

  it('get no id for a flag that everybody has or nobody', () => {
    const kept = createMemoryStorage();
    const browser = createCanaryCohort(kept, () => 'id');
    for (const percent of [0, 100]) browser.hasFlag(createRemote(remote, 50), 'fast', percent);
    expect(kept.get('rankwright:cohort')).toBeNull();
  });

  it('are others for another flag', () => {
    const browsers = createBrowsers(1_000);
    const list = (flag: string) =>
      browsers.filter((browser) => browser.hasFlag(createRemote(remote, 50), flag, 10));
    const fast = list('fast');
    expect(list('slow').filter((browser) => fast.includes(browser)).length).toBeLessThan(fast.length / 2);
  });
});

/** A host with the current version 1.0.0 and the canary 2.0.0, in a browser that starts the canary or not. */
const setUpCanary = async (isInCanary: boolean, throws = false) => {
  const host = createMemoryHost();
  const current = await host.place(await createRelease('1.0.0'));
  const release = await createRelease('2.0.0');
  if (throws) release.contract.exposes = { './routes': ['missing'] };
  const startedAt = '2026-01-01T00:00:00.000Z';
  const canary = { ...(await host.place(release)), percent: 50, startedAt };
  host.publish(current, null, { canary });
  const id = ['a', 'b', 'c', 'd', 'e', 'f'].find(
    (text) =>
      createCanaryCohort(createMemoryStorage(), () => text).includes({
        ...createRemote(remote, 50),
        canary,
      }) === isInCanary,
  );
  host.ports.createId = () => id ?? '';
  return { ...host, kernel: host.open() };
};

describe('a canary', () => {
  it.each([
    [true, '2.0.0'],
    [false, '1.0.0'],
  ])('included %s: starts %s and reports it once', async (isInCanary, expected) => {
    const { kernel, finish, starts } = await setUpCanary(isInCanary);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    expect(page.value.version).toBe(expected);
    for (let visit = 0; visit < 2; visit += 1) kernel.trackMount(page.value).mounted();
    expect(starts).toEqual([
      { remote, version: expected, visit: expect.any(String) as string, outcome: 'started' },
    ]);
  });

  it('gives way to the current version when it fails; only its failure is reported', async () => {
    const { kernel, finish, starts } = await setUpCanary(true, true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    expect(page.value.version).toBe('1.0.0');
    kernel.trackMount(page.value).mounted();
    expect(starts).toEqual([
      { remote, version: '2.0.0', visit: expect.any(String) as string, outcome: 'failed', step: 'exports' },
    ]);
  });

  it('is reported when it throws on screen', async () => {
    const { kernel, finish, starts } = await setUpCanary(true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.trackMount(page.value).mounted();
    kernel.reportCrash(page.value, 'boom');
    expect(starts.map(({ outcome, step }) => [outcome, step])).toEqual([
      ['started', undefined],
      ['failed', 'mount'],
    ]);
    const next = await finish(kernel.loadPage(remote, path));
    expect(next).toMatchObject({ ok: true, value: { version: '1.0.0' } });
  });

  it('is not blamed for a network that is down', async () => {
    const { kernel, finish, starts, network } = await setUpCanary(true);
    for (const url of Object.keys(network.answers)) network.answers[url] = 'offline';
    await finish(kernel.loadPage(remote, path));
    expect(starts).toEqual([]);
  });

  it('reports nothing of an override, and nothing without a canary', async () => {
    const { kernel, finish, starts, host } = await setUpCanary(true).then((all) => ({ ...all, host: all }));
    const other = await createRelease('3.0.0');
    await host.place({ ...other, base: '/remotes/planner/3.0.0/' });
    kernel.overrides.set({ remote, base: '/remotes/planner/3.0.0/' });
    const page = await finish(kernel.loadPage(remote, path));
    if (page.ok) kernel.trackMount(page.value).mounted();
    const plain = createMemoryHost();
    plain.publish(await plain.place(await createRelease('1.0.0')), null);
    const opened = plain.open();
    const loaded = await plain.finish(opened.loadPage(remote, path));
    if (loaded.ok) opened.trackMount(loaded.value).mounted();
    expect([...starts, ...plain.starts]).toEqual([]);
  });
});
