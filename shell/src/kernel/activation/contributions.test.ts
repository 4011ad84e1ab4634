/** @jest-environment node */
import { createSlotKey, slotBudgets } from '@rankwright/contracts/remote';
import { createMemoryHost, createRelease, path, remote, type Release } from '../testing/memoryHost.ts';

const id = 'keywordPanel';
const key = createSlotKey(id);
const Panel = () => 'panel';

/** A host whose remote contributes a panel that adds these bytes to the screen around it. */
const openHost = async (change: (release: Release) => void = () => undefined, bytes = 1) => {
  const host = createMemoryHost();
  const release = await createRelease('2.0.0');
  const { contract, module } = release;
  contract.slots = [{ id, slot: 'plannerItemPanel', title: 'Keywords' }];
  contract.exposes['./slots'] = ['slots'];
  contract.files['panel.js'] = { integrity: 'sha384-panel', bytes, brotli: bytes };
  Object.assign(contract.files['entry.js'] ?? {}, { brotli: 100_000 });
  contract.assets[key] = ['entry.js', 'panel.js'];
  Object.assign(module, { slots: { [id]: () => Promise.resolve({ Component: Panel }) } });
  change(release);
  host.publish(await host.place(release), null);
  return { host, kernel: host.open() };
};
const load = async (change?: (release: Release) => void, bytes?: number) => {
  const { host, kernel } = await openHost(change, bytes);
  return host.finish(kernel.loadContribution(remote, id));
};
const refuse = (reason: string) => ({
  ok: false,
  error: { step: 'exports', reason, remote, version: '2.0.0' },
});

describe('a contribution to a slot', () => {
  it('is the component that the remote exports under its name', async () => {
    const loaded = await load();
    expect(loaded).toEqual({
      ok: true,
      value: { component: Panel, prefetch: null, remote, version: '2.0.0', owner: 'Planning' },
    });
  });

  it('may cost what its slot allows, whatever the entry costs, and not a byte more', async () => {
    const budget = slotBudgets.plannerItemPanel;
    expect(await load(undefined, budget)).toMatchObject({ ok: true });
    expect(await load(undefined, budget + 1)).toMatchObject(
      refuse(`${key} needs ${budget + 1} bytes, the slot plannerItemPanel allows ${budget}`),
    );
  });

  it('is not requested above its budget', async () => {
    const listRequested = async (bytes: number): Promise<string[]> => {
      const { host, kernel } = await openHost(undefined, bytes);
      await host.finish(kernel.loadContribution(remote, id));
      return host.preloaded.map(({ integrity }) => integrity);
    };
    const budget = slotBudgets.plannerItemPanel;
    expect(await listRequested(budget)).toEqual(['sha384-panel']);
    expect(await listRequested(budget + 1)).toEqual([]);
  });

  it('has to be in the contract', async () => {
    const missing = await load(({ contract }) => (contract.slots = []));
    expect(missing).toMatchObject(refuse(`the contract has no contribution ${key}`));
  });

  it.each([
    ['nothing', undefined],
    ['no table', 'text'],
    ['another name', { other: () => Promise.resolve({}) }],
    ['no function', { [id]: 'text' }],
  ])('has to be a function in what the remote exports: %s', async (_, slots) => {
    const missing = await load(({ module }) => void Object.assign(module, { slots }));
    expect(missing).toMatchObject(refuse(`./slots has no component for ${id}`));
  });

  it('fails alone: the pages of its version stay', async () => {
    const { host, kernel } = await openHost(({ module }) => void Object.assign(module, { slots: {} }));
    await host.finish(kernel.loadContribution(remote, id));
    expect(await host.finish(kernel.loadPage(remote, path))).toMatchObject({ ok: true });
    expect(host.ran).toHaveLength(1);
  });

  it('is reported with its version when it fails on screen', async () => {
    const { host, kernel } = await openHost();
    kernel.reportRenderError({ remote, version: '2.0.0', owner: 'Planning' }, 'it threw');
    const failure = { step: 'mount', reason: 'it threw', remote, version: '2.0.0', owner: 'Planning' };
    expect(host.reports).toEqual([failure]);
    expect(await host.finish(kernel.loadPage(remote, path))).toMatchObject({ ok: true });
  });

  it('cannot come from a remote that the registry does not list', async () => {
    const { host, kernel } = await openHost();
    expect(await host.finish(kernel.loadContribution('nobody', id))).toMatchObject({
      ok: false,
      error: { remote: 'nobody' },
    });
  });
});
