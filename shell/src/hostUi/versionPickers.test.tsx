import type { ReleasedVersion, VersionList } from '@rankwright/contracts/remote';
import { mockApi } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { accountHandlers, renderHost, type HostOptions } from '../testing/renderHost.tsx';
import { closePalette } from './commandPalette.store.ts';
import { closeDiagnostics } from './diagnosticsPanel.store.ts';

mockApi(...accountHandlers);
afterEach(() => {
  closePalette();
  closeDiagnostics();
});

const createVersion = (version: string, withdrawn: ReleasedVersion['withdrawn'] = null): ReleasedVersion => ({
  version,
  base: `/remotes/planner/${version}/`,
  releasedAt: '2026-11-02T10:00:00.000Z',
  withdrawn,
});
const versions: VersionList = {
  schema: 1,
  remotes: {
    planner: [createVersion('2.0.0'), createVersion('1.9.0', 'rolledBack'), createVersion('1.8.0')],
  },
};

const openPanel = async (text: string | null, before?: HostOptions['before']) => {
  const host = await renderHost([{ path: '/content-planner', Page: () => <h1>Plan</h1> }], {
    showDiagnostics: true,
    before: (memory) => {
      if (text !== null) memory.network.answers['/versions.json'] = { text };
      before?.(memory);
    },
  });
  await screen.findByRole('heading', { name: 'Plan' });
  await host.user.keyboard('{Control>}k{/Control}');
  await host.user.type(await screen.findByRole('combobox'), 'diagnostics');
  await host.user.keyboard('{Enter}');
  return { host, section: within(await screen.findByRole('region', { name: 'Versions' })) };
};

const listOptions = async (section: Awaited<ReturnType<typeof openPanel>>['section']) => {
  const select = await section.findByRole('combobox', { name: 'planner' });
  return within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

describe('version picker', () => {
  it('lists the released version first, then every other one with its date and what became of it', async () => {
    const { section } = await openPanel(JSON.stringify(versions));
    await section.findByRole('option', { name: /1\.8\.0/ });
    expect(await listOptions(section)).toEqual([
      '2.0.0, released',
      '1.9.0, 2 Nov 2026, rolled back',
      '1.8.0, 2 Nov 2026',
    ]);
  });

  it('loads the selected version in this tab, and the released one again', async () => {
    const { host, section } = await openPanel(JSON.stringify(versions));
    await section.findByRole('option', { name: /1\.8\.0/ });
    const select = section.getByRole('combobox', { name: 'planner' });
    await host.user.selectOptions(select, '/remotes/planner/1.8.0/');
    expect(host.kernel.overrides.active()).toEqual([{ remote: 'planner', base: '/remotes/planner/1.8.0/' }]);
    expect(select).toHaveValue('/remotes/planner/1.8.0/');
    await host.user.selectOptions(select, '');
    expect(host.kernel.overrides.active()).toEqual([]);
  });

  it('loads the build at an allowed address, and says why it does not load another', async () => {
    const { host, section } = await openPanel(JSON.stringify(versions));
    const field = await section.findByRole('textbox', { name: 'Another build of planner' });
    const load = section.getByRole('button', { name: 'Load' });
    await host.user.click(load);
    expect(await section.findByRole('alert')).toHaveTextContent('Enter the URL of a build.');
    await host.user.type(field, 'http://localhost:4001');
    await host.user.click(load);
    expect(section.getByRole('alert')).toHaveTextContent('http://localhost:4001 is not on the allow-list.');
    expect(host.kernel.overrides.active()).toEqual([]);
    await host.user.clear(field);
    await host.user.type(field, 'https://host.test/preview/');
    await host.user.click(load);
    expect(section.queryByRole('alert')).toBeNull();
    expect(await listOptions(section)).toContain('Build at https://host.test/preview/');
  });

  it.each([
    ['is missing', null, 'HTTP 404'],
    ['is not a list of versions', '{"schema":1}', '/versions.json is not valid'],
  ])('offers the released version and says so when the list %s', async (_case, text, reason) => {
    const { section } = await openPanel(text);
    expect(await section.findByText(/The list of versions is not available/)).toHaveTextContent(reason);
    expect(await listOptions(section)).toEqual(['2.0.0, released']);
  });
});
