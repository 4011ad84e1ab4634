import { useUnsavedWork } from '@rankwright/sdk/host';
import { useParams } from '@rankwright/sdk/router';
import { mockApi } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  accountHandlers,
  renderHost,
  createReleaseWithScreens,
  type HostScreen,
} from '../testing/renderHost.tsx';

mockApi(...accountHandlers);

const billing: HostScreen = { path: '/billing', Page: () => <h1>Billing</h1> };
const Editor = () => {
  useUnsavedWork(true, 'Article');
  return <h1>The planner</h1>;
};
const planner = (Page: HostScreen['Page']): HostScreen => ({ path: '/content-planner', Page });
const PlannerPage = () => <h1>The planner</h1>;
const NewPlannerPage = () => <h1>The new planner</h1>;
const newVersionText = 'A new version of this screen is available. It loads the next time you open it.';

type Opened = Awaited<ReturnType<typeof renderHost>>;
const releaseNewVersion = async ({ memory }: Opened) => {
  memory.publish(
    await memory.place(await createReleaseWithScreens('2.1.0', [planner(NewPlannerPage), billing])),
    null,
  );
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText(newVersionText)).toBeInTheDocument();
};

describe('a version released while the screen is open', () => {
  it('is noticed when the tab gets the focus, and opens at the next navigation', async () => {
    const host = await renderHost([planner(PlannerPage), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseNewVersion(host);
    expect(screen.getByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    await host.go('/billing');
    await host.go('/content-planner');
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
    expect(screen.queryByText(newVersionText)).toBeNull();
  });

  it('opens immediately when Open now is pressed', async () => {
    const host = await renderHost([planner(PlannerPage), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseNewVersion(host);
    await host.user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
  });

  it('does not open while there is unsaved work, and says why', async () => {
    const host = await renderHost([planner(Editor), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseNewVersion(host);
    expect(screen.getByRole('button', { name: 'Open now' })).toBeDisabled();
    expect(screen.getByText('Save your work first.')).toBeInTheDocument();
  });

  it('offers a reload when the shell itself has a new version', async () => {
    const { memory } = await renderHost([planner(PlannerPage), billing]);
    const current = await memory.place(
      await createReleaseWithScreens('2.0.0', [planner(PlannerPage), billing]),
    );
    memory.publish(current, null, { shell: { version: '1.1.0', previous: '1.0.0' } });
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('A new version of Rankwright is available.')).toBeInTheDocument();
  });
});

describe('the routes of a newer registry', () => {
  const reports: HostScreen = {
    path: '/reports/:month',
    Page: () => <h1>Reports of {useParams().month}</h1>,
  };

  it('open without a reload, also where the page was not found before, and are gone once it removes them', async () => {
    const host = await renderHost([planner(PlannerPage), billing], { at: '/reports/may' });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await host.go('/billing');
    host.memory.publish(
      await host.memory.place(
        await createReleaseWithScreens('2.1.0', [planner(PlannerPage), { ...reports, layout: 'public' }]),
      ),
      null,
    );
    await act(() => host.kernel.registry.refresh());
    await host.go('/reports/may');
    expect(await screen.findByRole('heading', { name: 'Reports of may' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await host.go('/billing');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});

describe('an override', () => {
  const base = 'http://localhost:4000/';
  const openWithOverride = async (Page: HostScreen['Page']) => {
    const host = await renderHost([planner(PlannerPage), billing], { at: '/billing' });
    await screen.findByRole('heading', { name: 'Billing' });
    const released = host.registry.remotes[0]?.current;
    if (!released) throw new Error('Nothing is released.');
    host.memory.publish(released, null, { allowedOrigins: ['http://localhost:4000'] });
    await act(() => host.kernel.registry.refresh());
    await host.memory.place({ ...(await createReleaseWithScreens('7.0.0', [planner(Page)])), base });
    act(() => void host.kernel.overrides.set({ remote: 'planner', base }));
    await host.go('/content-planner');
    return host;
  };

  it('shows a notice on every screen and ends with Stop', async () => {
    const host = await openWithOverride(NewPlannerPage);
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
    expect(screen.getByText(`This tab loads planner from ${base}`)).toBeInTheDocument();
    await host.user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    expect(screen.queryByText(/This tab loads/)).toBeNull();
  });

  it('resets itself when it fails, and shows why', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await openWithOverride(() => {
      throw new Error('boom');
    });
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/The override of planner failed/)).toBeInTheDocument());
    jest.restoreAllMocks();
  });
});
