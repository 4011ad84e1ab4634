/** @jest-environment node */
import { kernelFaults } from './testing/faults.ts';
import { createRelease, path, remote } from './testing/memoryHost.ts';
import { healthy, setUpFixture } from './testing/fixture.ts';

const getVersion = (outcome: { ok: boolean; value?: unknown }): unknown =>
  outcome.ok && (outcome.value as { version: string }).version;

describe.each(kernelFaults.map((fault) => [fault.step, fault.name, fault] as const))(
  'step %s: a version that %s',
  (step, _, fault) => {
    it('is replaced by the previous version in the same navigation and until the page is reloaded', async () => {
      const { kernel, finish, network, reports, clock } = await setUpFixture(fault, true);
      expect(getVersion(await finish(kernel.loadPage(remote, path)))).toBe('1.0.0');
      expect(clock.now()).toBeLessThan(33_000);
      expect(reports).toEqual([
        expect.objectContaining({
          step,
          version: '2.0.0',
          owner: 'Planning',
          reason: expect.stringMatching(fault.reason) as string,
        }),
      ]);
      expect(kernel.diagnosticsLog.entries()).toContainEqual(
        expect.objectContaining({ version: '2.0.0', failures: [expect.objectContaining({ step })] }),
      );
      const asked = network.requests.length;
      expect(getVersion(await finish(kernel.loadPage(remote, path)))).toBe('1.0.0');
      expect(network.requests).toHaveLength(asked);
    });

    it('is reported once when the page is asked for twice at the same time', async () => {
      const { kernel, finish, reports } = await setUpFixture(fault, true);
      await finish(Promise.all([kernel.loadPage(remote, path), kernel.loadPage(remote, path)]));
      expect(reports.map(({ version }) => version)).toEqual(['2.0.0']);
    });

    it('fails with step, version and owner when there is no previous version', async () => {
      const { kernel, finish } = await setUpFixture(fault, false);
      const outcome = await finish(kernel.loadPage(remote, path));
      expect(outcome).toEqual({
        ok: false,
        error: {
          step,
          remote,
          version: '2.0.0',
          owner: 'Planning',
          reason: expect.stringMatching(fault.reason) as string,
        },
      });
    });

    it('loads at the next attempt once it is healthy: failures are not cached', async () => {
      const { kernel, finish, recover, host } = await setUpFixture(fault, false);
      await finish(kernel.loadPage(remote, path));
      if (fault.changeHost) recover();
      else host.publish(await host.place(await createRelease('2.0.1')), null);
      const loadAgain = fault.changeHost ? kernel.loadPage : kernel.retry;
      expect(getVersion(await finish(loadAgain(remote, path)))).toBe(fault.changeHost ? '2.0.0' : '2.0.1');
    });
  },
);

const faultsBeforeEntry = kernelFaults.filter(
  ({ step, name }) => !['entry', 'exports'].includes(step) && name !== 'does not match its released hash',
);
it.each(faultsBeforeEntry.map((fault) => [fault.step, fault.name, fault] as const))(
  'runs nothing of a remote that fails at step %s (%s)',
  async (_step, _name, fault) => {
    const { kernel, finish, ran } = await setUpFixture(fault, false);
    await finish(kernel.loadPage(remote, path));
    expect(ran).toEqual([]);
  },
);

describe('inlined contracts', () => {
  it('are not fetched again', async () => {
    const { host, finish, network } = await setUpFixture(healthy, false);
    const { contract } = await createRelease('2.0.0');
    const kernel = host.open({ contracts: { 'planner@2.0.0': contract } });
    expect(getVersion(await finish(kernel.loadPage(remote, path)))).toBe('2.0.0');
    expect(network.requests).toEqual([]);
  });

  it.each([
    ['another remote', { name: 'billing' }, 'schema'],
    ['another version', { version: '9.9.9' }, 'schema'],
    ['another host', { hostApi: '^2.0.0' }, 'hostApi'],
  ])('pass the same checks: %s', async (_, change, step) => {
    const { host, finish } = await setUpFixture(healthy, false);
    const { contract } = await createRelease('2.0.0');
    const kernel = host.open({ contracts: { 'planner@2.0.0': { ...contract, ...change } } });
    expect(await finish(kernel.loadPage(remote, path))).toMatchObject({ error: { step } });
  });
});

describe('a healthy version', () => {
  it('is checked and run once for concurrent and repeated requests', async () => {
    const { kernel, finish, network, ran } = await setUpFixture(healthy, false);
    const results = await finish(Promise.all([kernel.loadPage(remote, path), kernel.loadPage(remote, path)]));
    expect(results.map(getVersion)).toEqual(['2.0.0', '2.0.0']);
    await finish(kernel.loadPage(remote, path));
    expect(network.requests).toEqual(['/remotes/planner/2.0.0/remote.contract.json']);
    expect(ran).toHaveLength(1);
  });

  it('is not marked as failed while the network is down', async () => {
    const { kernel, finish, recover, network } = await setUpFixture(
      {
        ...healthy,
        changeHost: ({ network: { answers } }) =>
          Object.keys(answers).forEach((url) => (answers[url] = 'offline')),
      },
      true,
    );
    const outcome = await finish(kernel.loadPage(remote, path));
    expect(outcome).toMatchObject({ error: { step: 'fetch', version: '2.0.0' } });
    recover();
    expect(network.answers['/registry.json']).not.toBe('offline');
    expect(getVersion(await finish(kernel.loadPage(remote, path)))).toBe('2.0.0');
  });
});

describe('a file removed by a redeploy', () => {
  it('loads the newer version in the same navigation, because the registry is refreshed', async () => {
    const { kernel, finish, host } = await setUpFixture(healthy, false);
    await finish(kernel.loadPage(remote, path));
    host.network.answers['/remotes/planner/2.0.0/remote.contract.json'] = { status: 404 };
    const fresh = host.open();
    host.publish(await host.place(await createRelease('2.1.0')), null);
    expect(getVersion(await finish(fresh.loadPage(remote, path)))).toBe('2.1.0');
  });
});

describe('a version that loads', () => {
  it('is recorded with the duration of every step so far, and is what would be loaded now', async () => {
    const { kernel, finish } = await setUpFixture(healthy, true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    const [entry] = kernel.diagnosticsLog.entries();
    expect(Object.keys(entry?.steps ?? {})).toEqual(expect.arrayContaining(['fetch', 'entry', 'exports']));
    expect(entry).toMatchObject({
      owner: 'Planning',
      base: 'https://host.test/remotes/planner/2.0.0/',
      failures: [],
    });
    expect(kernel.getReplacement(page.value)).toBeNull();
    expect(kernel.getReplacement({ ...page.value, remote: 'nobody' })).toBeNull();
  });
});

describe('a page that has loaded', () => {
  it('is known until its version crashes, and not before', async () => {
    const { kernel, finish } = await setUpFixture(healthy, true);
    expect(kernel.getLoadedPage(remote, path)).toBeNull();
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    expect(kernel.getLoadedPage(remote, path)).toEqual(page.value);
    expect(kernel.getLoadedPage(remote, '/nowhere')).toBeNull();
    kernel.reportCrash(page.value, 'render threw');
    expect(kernel.getLoadedPage(remote, path)).toBeNull();
    await finish(kernel.loadPage(remote, path));
    expect(kernel.getLoadedPage(remote, path)).toMatchObject({ version: '1.0.0' });
  });

  it('is not known after a crash of the only version, which then starts at the first step', async () => {
    const { kernel, finish } = await setUpFixture(healthy, false);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.reportCrash(page.value, 'render threw');
    expect(kernel.getLoadedPage(remote, path)).toBeNull();
    await finish(kernel.loadPage(remote, path));
    expect(kernel.getLoadedPage(remote, path)).toMatchObject({ version: '2.0.0' });
  });

  it('is not known once a newer version is released', async () => {
    const { kernel, finish, host } = await setUpFixture(healthy, true);
    await finish(kernel.loadPage(remote, path));
    host.publish(await host.place(await createRelease('2.1.0')), null);
    await kernel.registry.refresh(1_000);
    expect(kernel.getLoadedPage(remote, path)).toBeNull();
  });
});

describe('step mount', () => {
  it('reports the version and uses the previous one until the page is reloaded', async () => {
    const { kernel, finish, host } = await setUpFixture(healthy, true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.reportCrash(page.value, 'render threw');
    expect(host.reports).toEqual([
      expect.objectContaining({ step: 'mount', version: '2.0.0', reason: 'render threw' }),
    ]);
    expect(kernel.getReplacement(page.value)).toBe('1.0.0');
    const previous = await finish(kernel.loadPage(remote, path));
    expect(getVersion(previous)).toBe('1.0.0');
    expect(previous.ok && kernel.isFallback(previous.value)).toBe(true);
    expect(kernel.isFallback(page.value)).toBe(false);
    expect(getVersion(await finish(host.open().loadPage(remote, path)))).toBe('2.0.0');
  });

  it('does not replace a version that threw after it was on screen', async () => {
    const { kernel, finish, host } = await setUpFixture(healthy, true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.reportRenderError(page.value, 'a click threw');
    expect(host.reports).toEqual([expect.objectContaining({ step: 'mount', reason: 'a click threw' })]);
    expect(kernel.getReplacement(page.value)).toBeNull();
    expect(getVersion(await finish(kernel.loadPage(remote, path)))).toBe('2.0.0');
  });

  it('tries the version again on a manual retry', async () => {
    const { kernel, finish } = await setUpFixture(healthy, true);
    const page = await finish(kernel.loadPage(remote, path));
    if (!page.ok) throw new Error(page.error.reason);
    kernel.reportCrash(page.value, 'render threw');
    expect(getVersion(await finish(kernel.retry(remote, path)))).toBe('2.0.0');
  });
});
