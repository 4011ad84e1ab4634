import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Slot, useActions } from '@rankwright/sdk/host';
import { mockApi, sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useMemo, type ComponentType } from 'react';
import type { Release } from '../kernel/testing/memoryHost.ts';
import { accountHandlers, renderHost } from '../testing/renderHost.tsx';

mockApi(...accountHandlers);

const item = sampleScheduledItem({ title: 'Roses in winter' });
type PanelProps = { item: ScheduledItem };

const Page = () => (
  <>
    <h1>Planner</h1>
    <Slot name="plannerItemPanel" input={{ item }} fallback={<p>What the planner knows</p>} />
  </>
);

const Panel = ({ item: shown }: PanelProps) => <p>Facts of {shown.title}</p>;
const never = new Promise<never>(() => undefined);

/** Gives the release one contribution with this loader. */
const contribute =
  (load: () => Promise<unknown>, slot: 'plannerItemPanel' | 'paletteActions' = 'plannerItemPanel') =>
  ({ contract, module }: Release): void => {
    contract.slots = [{ id: 'facts', slot, title: 'Article facts' }];
    Object.assign(module, { slots: { facts: load } });
  };

const withPanel = (Component: ComponentType<PanelProps>) => contribute(() => Promise.resolve({ Component }));

const open = async (change: (release: Release) => void) => {
  const host = await renderHost([{ path: '/plan', Page }], { change });
  await screen.findByRole('heading', { name: 'Planner' });
  return host;
};

const findFailure = async () => {
  const panel = await screen.findByRole('region', { name: 'Article facts' });
  await within(panel).findByText('Article facts could not be loaded.');
  return panel;
};

describe('a contribution to a slot of a screen', () => {
  it('is shown there, with what the screen gives it', async () => {
    await open(withPanel(Panel));
    expect(await screen.findByText('Facts of Roses in winter')).toBeVisible();
    expect(screen.queryByText('What the planner knows')).toBeNull();
  });

  it('is what the screen has in its place where no remote contributes', async () => {
    await open(() => undefined);
    expect(screen.queryByRole('region', { name: 'Article facts' })).toBeNull();
    expect(screen.getByText('What the planner knows')).toBeVisible();
  });

  const broken: [string, (release: Release) => void][] = [
    [
      'throws in render',
      withPanel(() => {
        throw new Error('boom');
      }),
    ],
    [
      'throws in an effect',
      withPanel(() => {
        useEffect(() => {
          throw new Error('boom');
        }, []);
        return null;
      }),
    ],
    ['fails to load', contribute(() => Promise.reject(new Error('ChunkLoadError')))],
    ['exports no component', contribute(() => Promise.resolve({}))],
    [
      'is declared and not in the module',
      (release) => {
        withPanel(Panel)(release);
        Object.assign(release.module, { slots: {} });
      },
    ],
    [
      'is larger than its slot allows',
      (release) => {
        withPanel(Panel)(release);
        release.contract.assets['slot:facts'] = ['entry.js', 'facts.js'];
        release.contract.files['facts.js'] = { integrity: 'sha384-a', bytes: 60_000, brotli: 15_001 };
      },
    ],
  ];
  it.each(broken)('that %s leaves the screen, and says so in its own place', async (_name, change) => {
    const { kernel } = await open(change);
    await findFailure();
    expect(screen.getByRole('heading', { name: 'Planner' })).toBeVisible();
    expect(document.querySelector('main')).toHaveAttribute('data-screen', 'planner@2.0.0');
    expect(kernel.diagnosticsLog.entries()[0]?.failures).toHaveLength(1);
  });

  it('that hangs never delays the screen, and fails when nothing came for 30 seconds', async () => {
    const { memory } = await open(contribute(() => never));
    expect(screen.getByRole('region', { name: 'Article facts' })).toHaveTextContent('Loading…');
    await waitFor(() => expect(memory.clock.countTimers()).toBe(1));
    await act(() => memory.clock.advance(30_000));
    await findFailure();
    expect(screen.getByRole('heading', { name: 'Planner' })).toBeVisible();
  });

  it('is loaded again with Retry', async () => {
    const loads = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ Component: Panel })];
    const { user } = await open(contribute(() => loads.shift()?.() ?? never));
    const panel = await findFailure();
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Facts of Roses in winter')).toBeVisible();
  });

  it('that throws does not replace the pages of its version', async () => {
    const { kernel } = await renderHost([{ path: '/plan', Page }], {
      previous: [{ path: '/plan', Page: () => <h1>Planner of last week</h1> }],
      change: withPanel(() => {
        throw new Error('boom');
      }),
    });
    await findFailure();
    expect(screen.getByRole('heading', { name: 'Planner' })).toBeVisible();
    expect(kernel.getReplacement({ remote: 'planner', version: '2.0.0', owner: 'Planning' })).toBeNull();
  });
});

describe('a contribution to the command palette', () => {
  const openPalette = async (load: () => Promise<unknown>) => {
    const host = await open(contribute(load, 'paletteActions'));
    await host.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search and commands' });
    return host;
  };

  it('offers actions while the palette is open', async () => {
    const run = jest.fn();
    const Actions = () => {
      useActions(useMemo(() => [{ id: 'prune', label: 'Prune the roses', group: 'Create', run }], []));
      return null;
    };
    const { user } = await openPalette(() => Promise.resolve({ Component: Actions }));
    await user.click(await screen.findByRole('option', { name: /Prune the roses/ }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['hangs', () => never],
  ])('that %s leaves the other actions', async (_name, load) => {
    const { user } = await openPalette(load);
    expect(await screen.findByRole('option', { name: /Keyboard shortcuts/ })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
