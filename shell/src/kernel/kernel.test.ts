/** @jest-environment node */
import { kernelFaults } from './testing/faults.ts';
import { memoryHost, path, releaseOf, remote } from './testing/memoryHost.ts';
import { healthy, setScene } from './testing/setScene.ts';

const versionOf = (outcome: { ok: boolean; value?: unknown }): unknown =>
  outcome.ok && (outcome.value as { version: string }).version;

describe.each(kernelFaults.map((fault) => [fault.step, fault.name, fault] as const))(
  'step %s: a version that %s',
  (step, _, fault) => {
    it('gives way to the one before in the same navigation, and stays out', async () => {
      const { kernel, finish, network, reports, clock } = await setScene(fault, true);
      expect(versionOf(await finish(kernel.page(remote, path)))).toBe('1.0.0');
      expect(clock.now()).toBeLessThan(6_500);
      expect(reports).toEqual([
        expect.objectContaining({
          step,
          version: '2.0.0',
          owner: 'Planning',
          reason: expect.stringMatching(fault.reason) as string,
        }),
      ]);
      expect(kernel.ledger.entries()).toContainEqual(
        expect.objectContaining({ version: '2.0.0', failures: [expect.objectContaining({ step })] }),
      );
      const asked = network.asked.length;
      expect(versionOf(await finish(kernel.page(remote, path)))).toBe('1.0.0');
      expect(network.asked).toHaveLength(asked);
    });

    it('is told by its step, version and owner when there is nothing before it', async () => {
      const { kernel, finish } = await setScene(fault, false);
      const outcome = await finish(kernel.page(remote, path));
      expect(outcome).toEqual({
        ok: false,
        failure: {
          step,
          remote,
          version: '2.0.0',
          owner: 'Planning',
          reason: expect.stringMatching(fault.reason) as string,
        },
      });
    });

    it('comes back with the next try once it is healthy: no failure is kept', async () => {
      const { kernel, finish, heal, host } = await setScene(fault, false);
      await finish(kernel.page(remote, path));
      if (fault.strike) heal();
      else host.publish(await host.place(await releaseOf('2.0.1')), null);
      const again = fault.strike ? kernel.page : kernel.retry;
      expect(versionOf(await finish(again(remote, path)))).toBe(fault.strike ? '2.0.0' : '2.0.1');
    });
  },
);

const beforeItRuns = kernelFaults.filter(
  ({ step, name }) => !['entry', 'exports'].includes(step) && name !== 'has other bytes than the released',
);
it.each(beforeItRuns.map((fault) => [fault.step, fault.name, fault] as const))(
  'runs nothing of a remote that fails at step %s (%s)',
  async (_step, _name, fault) => {
    const { kernel, finish, scripts } = await setScene(fault, false);
    await finish(kernel.page(remote, path));
    expect(scripts.ran).toEqual([]);
  },
);

describe('contracts that came with the page', () => {
  it('are not fetched again', async () => {
    const { host, finish, network } = await setScene(healthy, false);
    const { contract } = await releaseOf('2.0.0');
    const kernel = host.open({ contracts: { 'planner@2.0.0': contract } });
    expect(versionOf(await finish(kernel.page(remote, path)))).toBe('2.0.0');
    expect(network.asked).toEqual([]);
  });

  it.each([
    ['another remote', { name: 'billing' }, 'schema'],
    ['another version', { version: '9.9.9' }, 'schema'],
    ['another host', { hostApi: '^2.0.0' }, 'hostApi'],
  ])('are held to the same checks: %s', async (_, change, step) => {
    const { host, finish } = await setScene(healthy, false);
    const { contract } = await releaseOf('2.0.0');
    const kernel = host.open({ contracts: { 'planner@2.0.0': { ...contract, ...change } } });
    expect(await finish(kernel.page(remote, path))).toMatchObject({ failure: { step } });
  });
});

describe('a healthy version', () => {
  it('is checked and run once, however many screens ask for it', async () => {
    const { kernel, finish, network, scripts } = await setScene(healthy, false);
    const both = await finish(Promise.all([kernel.page(remote, path), kernel.page(remote, path)]));
    expect(both.map(versionOf)).toEqual(['2.0.0', '2.0.0']);
    await finish(kernel.page(remote, path));
    expect(network.asked).toEqual(['/remotes/planner/2.0.0/remote.contract.json']);
    expect(scripts.ran).toHaveLength(1);
  });

  it('does not lose its good name while the whole network is away', async () => {
    const { kernel, finish, heal, network } = await setScene(
      {
        ...healthy,
        strike: ({ network: { answers } }) =>
          Object.keys(answers).forEach((url) => (answers[url] = 'offline')),
      },
      true,
    );
    const outcome = await finish(kernel.page(remote, path));
    expect(outcome).toMatchObject({ failure: { step: 'fetch', version: '2.0.0' } });
    heal();
    expect(network.answers['/registry.json']).not.toBe('offline');
    expect(versionOf(await finish(kernel.page(remote, path)))).toBe('2.0.0');
  });
});

describe('a chunk that a redeploy removed', () => {
  it('brings the newer version in the same navigation, because the registry is read again', async () => {
    const { kernel, finish, host } = await setScene(healthy, false);
    await finish(kernel.page(remote, path));
    host.network.answers['/remotes/planner/2.0.0/remote.contract.json'] = { status: 404 };
    const fresh = host.open();
    host.publish(await host.place(await releaseOf('2.1.0')), null);
    expect(versionOf(await finish(fresh.page(remote, path)))).toBe('2.1.0');
  });
});

describe('step mount', () => {
  it('tells the version, and the one before takes over in this session', async () => {
    const { kernel, finish, host } = await setScene(healthy, true);
    const page = await finish(kernel.page(remote, path));
    if (!page.ok) throw new Error(page.failure.reason);
    kernel.blame(page.value, 'render threw');
    expect(host.reports).toEqual([
      expect.objectContaining({ step: 'mount', version: '2.0.0', reason: 'render threw' }),
    ]);
    expect(kernel.replaces(page.value)).toBe('1.0.0');
    expect(versionOf(await finish(host.open().page(remote, path)))).toBe('1.0.0');
  });

  it('gives the version another chance when a person asks', async () => {
    const { kernel, finish } = await setScene(healthy, true);
    const page = await finish(kernel.page(remote, path));
    if (!page.ok) throw new Error(page.failure.reason);
    kernel.blame(page.value, 'render threw');
    expect(versionOf(await finish(kernel.retry(remote, path)))).toBe('2.0.0');
  });

  it('has a deadline, which the page on screen ends', async () => {
    const { kernel, clock, finish } = await setScene(healthy, false);
    const page = await finish(kernel.page(remote, path));
    if (!page.ok) throw new Error(page.failure.reason);
    const late: string[] = [];
    kernel.mounting(page.value, (reason) => late.push(reason));
    const inTime = kernel.mounting(page.value, () => late.push('the one that was there'));
    await clock.advance(2_999);
    inTime.mounted();
    expect(late).toEqual([]);
    await clock.advance(2);
    expect(late).toEqual(['no answer within 3000 ms']);
    inTime.left();
    expect(clock.waiting()).toBe(0);
  });
});

it('asks for all scripts of the route at once, the host’s own kits among them, as soon as the contract is trusted', async () => {
  const host = memoryHost();
  const release = await releaseOf('1.0.0');
  release.contract.files['page.js'] = { integrity: 'sha384-page', bytes: 1, brotli: 1 };
  release.contract.assets = { [path]: ['entry.js', 'page.js'], '/other': ['entry.js'] };
  release.contract.kits = { [path]: ['shared-ui/data', 'shared-ui/unknown'] };
  const shell = {
    kits: { 'shared-ui/data': ['/shell/1/data.js'] },
    integrity: { '/shell/1/data.js': 'sha384-data' },
  };
  host.publish(await host.place(release), null);
  await host.finish(host.open(shell).page(remote, path));
  expect(host.preloaded).toEqual([
    { url: host.urlOf(`${release.base}entry.js`), integrity: release.contract.files['entry.js']?.integrity },
    { url: host.urlOf(`${release.base}page.js`), integrity: 'sha384-page' },
    { url: host.urlOf('/shell/1/data.js'), integrity: 'sha384-data' },
  ]);
});
