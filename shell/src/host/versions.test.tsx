import { useUnsavedWork } from '@rankwright/sdk/host';
import { mockApi } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accountCalls, openHost, releaseWith, type HostScreen } from '../testing/openHost.tsx';

mockApi(...accountCalls);

const billing: HostScreen = { path: '/billing', Page: () => <h1>Billing</h1> };
const Editor = () => {
  useUnsavedWork(true, 'Article');
  return <h1>The planner</h1>;
};
const planner = (Page: HostScreen['Page']): HostScreen => ({ path: '/content-planner', Page });
const Old = () => <h1>The planner</h1>;
const New = () => <h1>The new planner</h1>;
const ready = 'A new version of this screen is ready. It opens the next time you come here.';

type Opened = Awaited<ReturnType<typeof openHost>>;
const releaseMeanwhile = async ({ memory }: Opened) => {
  memory.publish(await memory.place(await releaseWith('2.1.0', [planner(New), billing])), null);
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText(ready)).toBeInTheDocument();
};

describe('a version that was released meanwhile', () => {
  it('is learned of when the tab has the focus again, and opens at the next navigation', async () => {
    const host = await openHost([planner(Old), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseMeanwhile(host);
    expect(screen.getByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    await host.go('/billing');
    await host.go('/content-planner');
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
    expect(screen.queryByText(ready)).toBeNull();
  });

  it('opens at once when asked to', async () => {
    const host = await openHost([planner(Old), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseMeanwhile(host);
    await host.user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
  });

  it('never opens under unsaved work, and says why', async () => {
    const host = await openHost([planner(Editor), billing]);
    await screen.findByRole('heading', { name: 'The planner' });
    await releaseMeanwhile(host);
    expect(screen.getByRole('button', { name: 'Open now' })).toBeDisabled();
    expect(screen.getByText('Save your work first.')).toBeInTheDocument();
  });

  it('of the shell itself offers a reload', async () => {
    const { memory } = await openHost([planner(Old), billing]);
    const current = await memory.place(await releaseWith('2.0.0', [planner(Old), billing]));
    memory.publish(current, null, { shell: { version: '1.1.0', previous: '1.0.0' } });
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText('A new version of Rankwright is ready.')).toBeInTheDocument();
  });
});

describe('an override', () => {
  const base = 'http://localhost:4000/';
  const overridden = async (Page: HostScreen['Page']) => {
    const host = await openHost([planner(Old), billing], { at: '/billing' });
    await screen.findByRole('heading', { name: 'Billing' });
    const released = host.registry.remotes[0]?.current;
    if (!released) throw new Error('Nothing is released.');
    host.memory.publish(released, null, { allowedOrigins: ['http://localhost:4000'] });
    await act(() => host.kernel.registry.refresh());
    await host.memory.place({ ...(await releaseWith('7.0.0', [planner(Page)])), base });
    act(() => void host.kernel.overrides.set({ remote: 'planner', base }));
    await host.go('/content-planner');
    return host;
  };

  it('stands visibly over every screen and ends with Stop', async () => {
    const host = await overridden(New);
    expect(await screen.findByRole('heading', { name: 'The new planner' })).toBeInTheDocument();
    expect(screen.getByText(`This tab takes planner from ${base}`)).toBeInTheDocument();
    await host.user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    expect(screen.queryByText(/This tab takes/)).toBeNull();
  });

  it('resets itself when it fails, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await overridden(() => {
      throw new Error('boom');
    });
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText(/The build of planner from elsewhere failed/)).toBeInTheDocument(),
    );
    jest.restoreAllMocks();
  });
});
